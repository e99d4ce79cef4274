'use client'
import type { HighlightColor } from '@basejuris/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { FormField, fieldClass } from '../../components/form/form-field.tsx'
import { Button } from '../../components/ui/button.tsx'
import { NewFolderForm } from '../folder-chooser/new-folder-form.tsx'
import { useFolders } from '../folder-chooser/use-folders.ts'
import { type NoteDraft, useNoteDraft } from '../use-note-draft.ts'
import { ColorChoice } from './color-choice.tsx'
import type { PassageWords } from './passage-calls.ts'
import { PassageNote } from './passage-note.tsx'
import { splitTags } from './split-tags.ts'

/** What the form sends. */
export interface WrittenPassage {
  readonly words: PassageWords
  /** The stored version that the note takes into account, 0 for a new passage. */
  readonly noteVersion: number
  /** Both null without a folder. */
  readonly folderId: string | null
  readonly folderName: string | null
}

export interface PassageFormProps {
  readonly quote: string
  readonly folderId: string | null
  /** The note, which goes on where it was left unfinished. */
  readonly draft: NoteDraft
  readonly words: Omit<PassageWords, 'nota' | 'etiquetas'> & { readonly etiquetas: readonly string[] }
  /** A new passage goes to the folder changed last; one that is in none may stay so. */
  readonly isNew: boolean
  /** Throws what went wrong. */
  readonly onSave: (written: WrittenPassage) => Promise<void>
  readonly onCancel: () => void
  /** Shown at the left of the buttons. */
  readonly children?: ReactNode
}

/** Folder, note, tags and colour of a passage. */
export function PassageForm({ quote, draft, folderId, words, isNew, onSave, onCancel, children }: PassageFormProps) {
  const { folders, failure, create } = useFolders()
  const [chosen, setChosen] = useState<string | null>(null)
  const note = useNoteDraft(draft)
  const [tags, setTags] = useState(words.etiquetas.join(', '))
  const [color, setColor] = useState<HighlightColor | null>(words.resaltado)
  const [problem, setProblem] = useState<Error | null>(null)
  const [sending, setSending] = useState(false)
  const current = chosen ?? folderId ?? (isNew ? folders?.[0]?.folderId : undefined) ?? ''
  const createFolder = async (name: string) => setChosen((await create(name, [])).folderId)
  const save = async (noteVersion: number) => {
    if (sending) return
    setSending(true)
    setProblem(null)
    const folderName = folders?.find((folder) => folder.folderId === current)?.nombre ?? null
    const written = { nota: note.text.trim(), etiquetas: splitTags(tags), resaltado: color }
    try {
      await onSave({ words: written, noteVersion, folderId: current === '' ? null : current, folderName })
      note.discard()
    } catch (error) {
      if (!note.meet(error)) setProblem(error instanceof Error ? error : null)
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.conflict === null) void save(note.version)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-15">
      {quote !== '' && <blockquote className="line-clamp-4 border-l-2 border-edge pl-3 font-serif text-15 text-ink-2">{quote}</blockquote>}
      <form id="pasaje" onSubmit={submit} className="grid gap-4">
        <FormField name="carpeta" label="Carpeta" hint={current === '' ? 'Sin carpeta, solo usted lo ve, al leer la sentencia.' : null}>
          {(attributes) => (
            <select
              {...attributes}
              value={current}
              disabled={folders === null}
              onChange={(event) => setChosen(event.currentTarget.value)}
              className={fieldClass('h-10 max-md:h-11')}
            >
              {folderId === null && <option value="">Sin carpeta</option>}
              {folders?.map((folder) => (
                <option key={folder.folderId} value={folder.folderId}>
                  {folder.nombre}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </form>
      <NewFolderForm create={createFolder} />
      <PassageNote note={note} isShared={current !== ''} onReplace={(version) => void save(version)} />
      <FormField name="etiquetas" label="Etiquetas" hint="Separadas por comas, como «carta de despido, réplica».">
        {(attributes) => (
          <input
            {...attributes}
            form="pasaje"
            value={tags}
            maxLength={1300}
            autoComplete="off"
            onChange={(event) => setTags(event.currentTarget.value)}
            className={fieldClass('h-10 max-md:h-11')}
          />
        )}
      </FormField>
      <ColorChoice color={color} onChange={setColor} />
      <ErrorNotice error={failure ?? problem} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          type="submit"
          form="pasaje"
          className="max-md:h-11 max-md:grow"
          disabled={sending || folders === null || note.conflict !== null}
        >
          Guardar
        </Button>
        <Button
          className="max-md:h-11"
          onClick={() => {
            note.discard()
            onCancel()
          }}
        >
          Cancelar
        </Button>
        {children}
      </div>
    </div>
  )
}
