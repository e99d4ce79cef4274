import type { SearchData } from '@basejuris/contract'
import { CircleHelp, MessageSquareQuote } from 'lucide-react'
import { AskButton } from '../../../components/assistant/ask-button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import type { InterpretationChip } from '../../../search-address/chips/interpretation-chips.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { FormalQuery } from './formal-query.tsx'
import { QueryChip } from './query-chip.tsx'
import { ReadingNotice } from './reading-notice.tsx'

interface InterpretationBarProps {
  readonly state: ResultsState
  readonly chips: readonly InterpretationChip[]
  /** The query in the formal language; empty without a query. */
  readonly formal: string
  /** Of a query that can be read both ways. */
  readonly alternative: SearchData['interpretacion']['alternativa']
}

/** How the search was interpreted, as chips that can be edited or removed. On a phone the bar scrolls sideways. */
export function InterpretationBar({ state, chips, formal, alternative }: InterpretationBarProps) {
  return (
    <section data-beside-assistant aria-label="Búsqueda entendida" className="border-b border-rule bg-desk py-2.5 md:px-8 print:hidden">
      <div className="relative flex items-center gap-x-2 gap-y-1.5 text-13 max-md:overflow-x-auto max-md:px-4 max-md:scroll-fade max-md:[scrollbar-width:none] md:flex-wrap">
        {chips.length > 0 && (
          <ul className="contents">
            <li className="shrink-0 text-12 font-[560] text-ink-3">Entendido</li>
            {chips.map((chip) => (
              <li key={`${chip.kind} ${chip.text}`} className="max-w-[min(32rem,calc(100vw-3.5rem))] shrink-0 md:shrink">
                {chip.source === undefined && chip.switched === undefined && chip.norm === undefined ? (
                  <Chip {...chip} />
                ) : (
                  <QueryChip state={state} chip={chip} />
                )}
              </li>
            ))}
          </ul>
        )}
        {formal !== '' && <FormalQuery key={formal} state={state} formal={formal} />}
        <AskButton
          ruling={null}
          title="Preguntar al asistente sobre estos resultados"
          className="inline-flex min-h-7 shrink-0 max-md:min-h-10 items-center gap-1.5 rounded-sm px-1.5 whitespace-nowrap text-accent hover:underline md:ml-auto"
        >
          <MessageSquareQuote size={14} strokeWidth={1.6} aria-hidden />
          Preguntar
        </AskButton>
        <button
          type="button"
          data-help
          className="inline-flex min-h-7 shrink-0 max-md:min-h-10 items-center gap-1.5 rounded-sm px-1.5 text-accent hover:underline"
        >
          <CircleHelp size={14} strokeWidth={1.6} aria-hidden />
          Cómo buscar
        </button>
      </div>
      {alternative !== null && <ReadingNotice state={state} alternative={alternative} />}
    </section>
  )
}
