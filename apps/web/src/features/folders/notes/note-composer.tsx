'use client'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { createNoteDrafts } from '../../../saved-items/note-drafts.ts'

interface NoteComposerProps {
  readonly label: string
  readonly action: string
  /** Key of the draft in this browser until the note is sent. */
  readonly draftId: string
  readonly initial?: string
  /** Throws what went wrong; the text stays. */
  readonly onSend: (text: string) => Promise<void>
  readonly onCancel: () => void
}

const drafts = createNoteDrafts(() => window.localStorage)
const maxLength = 10_000

export function NoteComposer({ label, action, draftId, initial = '', onSend, onCancel }: NoteComposerProps) {
  const [text, setText] = useState(initial)
  const [failure, setFailure] = useState<Error | null>(null)
  const [sending, setSending] = useState(false)
  useEffect(() => setText((written) => drafts.read(draftId) ?? written), [draftId])
  const write = (written: string) => {
    setText(written)
    drafts.save(draftId, written)
  }
  const cancel = () => {
    drafts.remove(draftId)
    onCancel()
  }
  const send = async () => {
    if (text.trim() === '' || sending) return
    setSending(true)
    setFailure(null)
    try {
      await onSend(text.trim())
      cancel()
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
      setSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    if (event.key === 'Escape') cancel()
  }
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
      className="grid max-w-[46rem] gap-2"
    >
      <textarea
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
      <ErrorNotice error={failure} />
      <div className="flex gap-2">
        <Button size="sm" variant="primary" type="submit" className="max-md:h-11" disabled={text.trim() === ''}>
          {action}
        </Button>
        <Button size="sm" className="max-md:h-11" onClick={cancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
