import { useRef } from 'react'
import { FormField, fieldClass } from '../../components/form/form-field.tsx'
import { NoteConflict } from '../note-conflict.tsx'
import type { useNoteDraft } from '../use-note-draft.ts'

const maxNote = 10_000

interface PassageNoteProps {
  readonly note: ReturnType<typeof useNoteDraft>
  /** The passage goes to a folder, whose members read its note. */
  readonly isShared: boolean
  /** Stores the note in place of this version. */
  readonly onReplace: (version: number) => void
}

/** The note of a passage, below what another window stored meanwhile. */
export function PassageNote({ note, isShared, onReplace }: PassageNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { conflict } = note
  const takeStored = (version: number, text: string) => {
    note.rebase(version, text)
    field.current?.focus()
  }
  return (
    <>
      {conflict !== null && (
        <NoteConflict
          stored={conflict}
          onReplace={() => onReplace(conflict.version)}
          onJoin={() => takeStored(conflict.version, `${conflict.texto}\n\n${note.text}`)}
          onDiscard={() => takeStored(conflict.version, conflict.texto)}
        />
      )}
      <FormField name="nota" label="Nota" hint={isShared ? 'La leen todos los miembros de la carpeta.' : null}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={field}
            form="pasaje"
            value={note.text}
            rows={2}
            maxLength={maxNote}
            onChange={(event) => note.write(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
            className={fieldClass('block max-h-60 min-h-16 resize-y py-2 leading-normal [field-sizing:content]')}
          />
        )}
      </FormField>
    </>
  )
}
