'use client'
import type { updateFavoriteEndpoint } from '@basejuris/contract'
import { Lock, NotebookPen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { Button } from '../../../components/ui/button.tsx'
import { fieldClass } from '../../../components/ui/field.tsx'
import type { AutosaveState } from './autosave.ts'
import { useNote } from './use-note.ts'

interface PrivateNoteProps {
  readonly docId: string
  /** What the note is on, read aloud. */
  readonly name: string
  readonly note: string
}

const stateWords: Readonly<Record<AutosaveState, string>> = {
  idle: '',
  waiting: 'Escribiendo…',
  saving: 'Guardando…',
  saved: 'Guardada',
  failed: 'Sin guardar: queda una copia en este equipo.',
}
const longest = 10_000

/** The note of one's own on a ruling, which saves itself. */
export function PrivateNote({ docId, name, note }: PrivateNoteProps) {
  const save = useCallback(
    async (nota: string) => {
      await callFromBrowser<typeof updateFavoriteEndpoint>('PUT', '/v1/favorites', { docId, nota })
    },
    [docId],
  )
  const { text, state, write, retry } = useNote(docId, note, save)
  const [opened, setOpened] = useState(false)
  if (text === '' && !opened)
    return (
      <Button size="sm" className="mt-1.5 -ml-2.5 max-md:h-11" onClick={() => setOpened(true)}>
        <NotebookPen size={15} strokeWidth={1.5} aria-hidden />
        Agregar nota
      </Button>
    )
  return (
    <div className="mt-2.5 max-w-[46rem]">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
        autoFocus={opened}
        aria-label={`Nota sobre ${name}`}
        placeholder="Solo usted la lee."
        value={text}
        rows={1}
        maxLength={longest}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => {
          if (state === 'waiting') retry()
          setOpened(false)
        }}
        className={fieldClass('block min-h-10 resize-y py-2 leading-normal [field-sizing:content] max-h-96')}
      />
      <p className="mt-1 flex min-h-[20px] flex-wrap items-center gap-x-2 text-13 text-ink-3">
        <Lock size={13} strokeWidth={1.5} aria-hidden />
        Nota privada
        <span role="status" className={state === 'failed' ? 'text-no' : ''}>
          {stateWords[state] !== '' && `· ${stateWords[state]}`}
        </span>
        {state === 'failed' && (
          <button type="button" onClick={retry} className="text-accent hover:underline max-md:min-h-11">
            Intentar de nuevo
          </button>
        )}
      </p>
    </div>
  )
}
