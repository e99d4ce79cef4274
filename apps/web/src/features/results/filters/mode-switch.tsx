import type { Mode } from '@basejuris/contract'
import clsx from 'clsx'
import { setMode } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { semanticNoteId } from './semantic-note.tsx'

const modes: readonly { readonly mode: Mode; readonly label: string; readonly meaning: string }[] = [
  { mode: 'lexica', label: 'Palabras', meaning: 'Busca las palabras escritas' },
  { mode: 'hibrida', label: 'Ambos', meaning: 'Busca las palabras y también lo que significan' },
  { mode: 'semantica', label: 'Significado', meaning: 'Busca pasajes de sentido cercano, aunque usen otras palabras' },
]

export function ModeSwitch({ state, wide = false }: { readonly state: ResultsState; readonly wide?: boolean }) {
  return (
    <nav
      aria-label="Modo de búsqueda"
      className={clsx('inline-flex rounded-sm bg-desk-2 text-13 shadow-[inset_0_0_0_1px_var(--rule)]', wide ? 'h-11 w-full' : 'h-[30px]')}
    >
      {modes.map(({ mode, label, meaning }) => {
        const current = mode === state.modo
        return (
          <a
            key={mode}
            href={writeAddress(setMode(state, mode))}
            title={meaning}
            {...(mode === 'lexica' ? {} : { 'aria-describedby': semanticNoteId })}
            {...(current ? { 'aria-current': 'true' as const } : {})}
            className={clsx(
              'grid place-items-center rounded-sm whitespace-nowrap hover:no-underline',
              wide ? 'flex-1 px-1' : 'px-[11px]',
              current ? 'bg-sheet font-[560] text-ink shadow-[inset_0_0_0_1px_var(--edge)]' : 'text-ink-2 hover:text-ink',
            )}
          >
            {label}
          </a>
        )
      })}
    </nav>
  )
}
