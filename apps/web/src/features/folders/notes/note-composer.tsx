'use client'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { NoteConflict } from '../../../saved-items/note-conflict.tsx'
import { type NoteDraft, useNoteDraft } from '../../../saved-items/use-note-draft.ts'
import { isGone } from './use-notes.ts'

interface NoteComposerProps {
  readonly label: string
  readonly action: string
  readonly draft: NoteDraft
  /** Whether somebody else is known to have deleted the note. */
  readonly wasDeleted?: boolean
  /** Stores the text in place of a version, 0 for a new note. Throws what went wrong; the text stays. */
  readonly onSend: (text: string, version: number) => Promise<void>
  /** The note was deleted by somebody else: stores the text as a new one. */
  readonly onSendAsNew?: (text: string) => Promise<void>
  readonly onCancel: () => void
}

const maxLength = 10_000

export function NoteComposer({ label, action, draft, wasDeleted = false, onSend, onSendAsNew, onCancel }: NoteComposerProps) {
  const { text, version, conflict, write, rebase, meet, discard } = useNoteDraft(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [sending, setSending] = useState(false)
  const cancel = () => {
    discard()
    onCancel()
  }
  const send = async (store: (text: string) => Promise<void>) => {
    if (text.trim() === '' || sending) return
    setSending(true)
    setFailure(null)
    try {
      await store(text.trim())
      cancel()
    } catch (error) {
      if (!meet(error)) setFailure(error instanceof Error ? error : null)
      setSending(false)
    }
  }
  const isDeleted = onSendAsNew !== undefined && (wasDeleted || isGone(failure))
  const sendInput = () => send(isDeleted ? onSendAsNew : (written) => onSend(written, version))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && conflict === null) void sendInput()
    if (event.key === 'Escape') cancel()
  }
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void sendInput()
      }}
      className="grid max-w-[46rem] gap-2"
    >
      {conflict !== null && (
        <NoteConflict
          stored={conflict}
          onReplace={() => void send((written) => onSend(written, conflict.version))}
          onJoin={() => {
            rebase(conflict.version, `${conflict.texto}\n\n${text}`)
            field.current?.focus()
          }}
          onDiscard={cancel}
        />
      )}
      <textarea
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
        autoFocus
        aria-label={label}
        value={text}
        rows={2}
        maxLength={maxLength}
        placeholder="La leen todos los miembros de la carpeta."
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={fieldClass('block max-h-96 min-h-16 resize-y py-2 leading-normal [field-sizing:content]')}
      />
      {isDeleted ? <p role="alert">Otra persona, o usted en otra ventana, borró esta nota.</p> : <ErrorNotice error={failure} />}
      {conflict === null && (
        <div className="flex gap-2">
          <Button size="sm" variant="primary" type="submit" className="max-md:h-11" disabled={text.trim() === ''}>
            {isDeleted ? 'Agregar como nota nueva' : action}
          </Button>
          <Button size="sm" className="max-md:h-11" onClick={cancel}>
            Cancelar
          </Button>
        </div>
      )}
    </form>
  )
}
