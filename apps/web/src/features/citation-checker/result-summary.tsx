'use client'
import type { CheckedCitation } from '@basejuris/contract'
import { countShown, describeGaps, describeIndex, shownVerdictOf } from '@basejuris/contract/check-words'
import { type ShownVerdict, shownVerdictNames } from '@basejuris/contract/citation-verdicts'
import { formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { memo } from 'react'
import type { CheckedBrief } from './report-text.ts'
import { VerdictIcon } from './verdict-mark.tsx'

interface StripProps {
  readonly citations: readonly CheckedCitation[]
  readonly current: number | null
  readonly onSelect: (n: number) => void
}

/** Marks beyond these are in the list alone. */
const maxMarks = 300

/** One mark for each citation, in the order of the text. */
export const CitationStrip = memo(function CitationStrip({ citations, current, onSelect }: StripProps) {
  const left = citations.length - maxMarks
  return (
    <>
      <ol aria-label="Citas en el orden del escrito" className="mt-4 flex max-h-44 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {citations
          .slice(0, maxMarks)
          .map((citation) => ({ n: citation.n, shown: shownVerdictOf(citation) }))
          .map(({ n, shown }) => (
            <li key={n}>
              <a
                href={`#veredicto-${n}`}
                title={shownVerdictNames[shown]}
                aria-current={n === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onSelect(n)
                }}
                className={clsx(
                  'figures grid min-h-10 min-w-7 place-items-center content-center gap-0.5 rounded-xs px-1 text-12 text-ink-2 hover:bg-select hover:no-underline max-md:min-h-11 max-md:min-w-9',
                  n === current && 'bg-select font-[620] text-ink',
                )}
              >
                <VerdictIcon verdict={shown} size={14} />
                <span>
                  <span className="sr-only">Cita </span>
                  {formatCount(n)}
                  <span className="sr-only">: {shownVerdictNames[shown]}</span>
                </span>
              </a>
            </li>
          ))}
      </ol>
      {left > 0 && <p className="mt-1 text-13 text-ink-2">Y {formatCount(left)} más en la lista.</p>}
    </>
  )
})

interface CountsProps {
  readonly citations: readonly CheckedCitation[]
  readonly chosen: ShownVerdict | null
  readonly onChoose: (verdict: ShownVerdict | null) => void
}

/** Citations by what is shown of them. Each count narrows the list, and pressed again widens it. */
export function VerdictCounts({ citations, chosen, onChoose }: CountsProps) {
  return (
    <ul aria-label="Citas por veredicto" className="mt-4 grid gap-x-7 sm:grid-cols-2 xl:grid-cols-3">
      {countShown(citations).map(({ shown: verdict, count }) => (
        <li key={verdict} className="border-t border-rule">
          <button
            type="button"
            aria-pressed={verdict === chosen}
            onClick={() => onChoose(verdict === chosen ? null : verdict)}
            className={clsx(
              'grid min-h-9 w-full grid-cols-[1rem_1fr_auto] items-center gap-2 px-1.5 text-left text-14 hover:bg-desk-2 max-md:min-h-11',
              verdict === chosen && 'bg-select font-[560]',
            )}
          >
            <VerdictIcon verdict={verdict} />
            {shownVerdictNames[verdict]}
            <b className="figures font-[580]">{formatCount(count)}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** With what the citations were compared, and what was left out. */
export function ComparedWith({ data }: Pick<CheckedBrief, 'data'>) {
  const gaps = describeGaps(data)
  return (
    <section aria-labelledby="contra-que" className="text-14 text-pretty">
      <h3 id="contra-que" className="font-[560]">
        Contra qué se comparó
      </h3>
      <p className="mt-1.5">
        <b className="font-[580]">«No está en nuestro índice» no es «no existe».</b> Es que no la tenemos.
      </p>
      <p className="figures mt-1.5 text-ink-2">
        {describeIndex(data.indice)}.{' '}
        <a className="inline-link print:hidden" href="/cobertura" target="_blank" rel="noopener">
          Ver cobertura<span className="sr-only"> (en otra pestaña)</span>
        </a>
      </p>
      {gaps.map((gap) => (
        <p key={gap} className="mt-1.5 rounded-sm bg-part-wash px-3 py-2 text-part">
          {gap}
        </p>
      ))}
    </section>
  )
}
