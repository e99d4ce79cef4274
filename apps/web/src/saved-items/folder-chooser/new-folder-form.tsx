'use client'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { fieldClass } from '../../components/form/form-field.tsx'
import { useRequiredText } from '../../components/form/use-required-text.ts'
import { Button } from '../../components/ui/button.tsx'

/** Creates a folder in one line. `create` throws what went wrong. */
export function NewFolderForm({ create }: { readonly create: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const required = useRequiredText<HTMLInputElement>(name)
  const [failure, setFailure] = useState<Error | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!required.check()) return
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
          ref={required.field}
          aria-label="Nombre de la nueva carpeta"
          aria-invalid={required.isMissing}
          placeholder="Nueva carpeta"
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          className={fieldClass('h-10')}
        />
        <Button variant="line" type="submit" className="h-10">
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Crear
        </Button>
      </div>
      <ErrorNotice error={required.isMissing ? new Error('Escriba el nombre de la carpeta.') : failure} />
    </form>
  )
}
