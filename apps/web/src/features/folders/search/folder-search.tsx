'use client'
import { maxFolderSearchText } from '@basejuris/domain/limits'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { FolderFindings } from './folder-findings.tsx'
import { useFolderSearch } from './use-folder-search.ts'

interface FolderSearchProps {
  /** The only folder to look in; null for all but the reserved ones. */
  readonly folderId: string | null
}

/** A box that searches inside folders, and what it found with where it was found. */
export function FolderSearch({ folderId }: FolderSearchProps) {
  const id = useId()
  const { state, search } = useFolderSearch(folderId)
  const label = folderId === null ? 'Buscar en sus carpetas' : 'Buscar en esta carpeta'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void search(String(new FormData(event.currentTarget).get('texto') ?? ''))
  }
  return (
    <search className="block print:hidden">
      <form onSubmit={submit} method="post" className="flex max-w-[44rem] gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          name="texto"
          type="search"
          maxLength={maxFolderSearchText}
          placeholder={`${label}: texto, rol, notas o etiquetas`}
          autoComplete="off"
          className={fieldClass('h-10 max-md:h-11')}
        />
        <Button type="submit" variant="line" className="h-10 max-md:size-11 max-md:px-0" aria-disabled={state.state === 'searching'}>
          <Search size={16} strokeWidth={1.5} aria-hidden />
          <span className="max-md:sr-only">Buscar</span>
        </Button>
      </form>
      <FolderFindings state={state} named={folderId === null} />
    </search>
  )
}
