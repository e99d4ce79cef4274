'use client'
import type { updateFavoriteEndpoint } from '@basejuris/contract'
import { Lock, NotebookPen } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { Button } from '../../../components/ui/button.tsx'
import { NoteConflict } from '../../../saved-items/note-conflict.tsx'
import type { AutosaveState } from './autosave.ts'
import { useNote } from './use-note.ts'

interface PrivateNoteProps {
  readonly docId: string
  /** Name of the ruling, for screen readers. */
  readonly name: string
  readonly note: string
  readonly version: number
  /** Shown before the button, in the same line. */
  readonly beside: ReactNode
  /** Shown after the button. */
  readonly children: ReactNode
}

const stateLabels: Readonly<Record<AutosaveState, string>> = {
  idle: '',
  waiting: 'Escribiendo…',
  saving: 'Guardando…',
  saved: 'Guardada',
  failed: 'Sin guardar: queda una copia en este equipo.',
}
const maxLength = 10_000

/** A private note on a ruling, saved automatically. */
export function PrivateNote({ docId, name, note, version, beside, children }: PrivateNoteProps) {
  const save = useCallback(
    async (nota: string, versionNota: number) =>
      (await callFromBrowser<typeof updateFavoriteEndpoint>('PUT', '/v1/favorites', { docId, nota, versionNota })).versionNota,
    [docId],
  )
  const { text, state, conflict, write, settle, retry } = useNote(docId, { text: note, version }, save)
  const [opened, setOpened] = useState(false)
  const absent = text === '' && !opened
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13">
        <div className="flex flex-wrap items-center gap-1.5">{beside}</div>
        {absent && (
          <Button
            size="sm"
            className="-mx-2 h-7 font-normal max-md:h-11"
            // Leaving the tag field before the click would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpened(true)}
          >
            <NotebookPen size={14} strokeWidth={1.5} aria-hidden />
            Agregar nota
          </Button>
        )}
        {children}
      </div>
      {!absent && (
        <div className="mt-2.5 grid max-w-[46rem] gap-2">
          {conflict !== null && (
            <NoteConflict
              stored={conflict}
              onReplace={() => settle(conflict, text)}
              onJoin={() => settle(conflict, `${conflict.texto}\n\n${text}`)}
              onDiscard={() => settle(conflict, conflict.texto)}
            />
          )}
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
            autoFocus={opened}
            aria-label={`Nota sobre ${name}`}
            placeholder="Solo usted la lee."
            value={text}
            rows={1}
            maxLength={maxLength}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={() => {
              if (state === 'waiting') retry()
              setOpened(false)
            }}
            className="block max-h-96 min-h-10 w-full resize-none rounded-sm bg-paper-2 px-3 py-2 text-[1rem] leading-normal text-ink [field-sizing:content] hover:shadow-[inset_0_0_0_1px_var(--paper-rule)] focus:bg-paper-lit md:text-15"
          />
          {conflict === null && <NoteState state={state} onRetry={retry} />}
        </div>
      )}
    </>
  )
}

function NoteState({ state, onRetry }: { readonly state: AutosaveState; readonly onRetry: () => void }) {
  return (
    <p className="-mt-1 flex min-h-[20px] flex-wrap items-center gap-x-1.5 text-12 text-ink-3">
      <Lock size={12} strokeWidth={1.5} aria-hidden />
      Nota privada
      <span role="status" className={state === 'failed' ? 'text-no' : ''}>
        {stateLabels[state] !== '' && `· ${stateLabels[state]}`}
      </span>
      {state === 'failed' && (
        <button type="button" onClick={onRetry} className="text-accent hover:underline max-md:min-h-11">
          Intentar de nuevo
        </button>
      )}
    </p>
  )
}
