'use client'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { fieldClass } from '../../components/form/form-field.tsx'
import { Button } from '../../components/ui/button.tsx'

/** Creates a folder in one line. `create` throws what went wrong. */
export function NewFolderForm({ create }: { readonly create: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<Error | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    try {
      setFailure(null)
      await create(name.trim())
      setName('')
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
    }
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex gap-2">
        <input
          aria-label="Nombre de la nueva carpeta"
          placeholder="Nueva carpeta"
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          className={fieldClass('h-10')}
        />
        <Button variant="line" type="submit" className="h-10" disabled={name.trim() === ''}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Crear
        </Button>
      </div>
      <ErrorNotice error={failure} />
    </form>
  )
}
