'use client'
import type { AnalysisFigures } from '@basejuris/contract'
import type { Outcome } from '@basejuris/domain'
import { outcomeNames } from '@basejuris/domain/outcomes'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { isGranted, OutcomeShape, outcomeInk } from '../../../components/ruling/outcome-badge.tsx'

type Mark = AnalysisFigures['linea'][number]

/** Marks of one year and side that are drawn; the others are counted. */
const maxMarks = 30
/** Years in one row; with more, each year is a line. */
const maxColumns = 24

/** A mark for each ruling, by year: what was granted above the year, the rest below. Narrow screens show a line for each year. */
export function Timeline({ marks }: { readonly marks: AnalysisFigures['linea'] }) {
  const years = [...Map.groupBy(marks, ({ fecha }) => fecha.slice(0, 4))].sort(([a], [b]) => a.localeCompare(b))
  const inColumns = years.length <= maxColumns
  const shown = new Map<string, Outcome>(marks.map(({ resultado }) => [outcomeNames[resultado], resultado]))
  return (
    <section aria-labelledby="linea" className="border-t border-ink pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="linea" className="text-17 font-semibold">
          Una marca por sentencia
        </h2>
        <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
          {[...shown].map(([name, outcome]) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className={outcomeInk(outcome)}>
                <OutcomeShape outcome={outcome} size={12} />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <dl
        className={clsx(
          'mt-4 grid gap-y-2 text-14',
          inColumns &&
            'md:auto-cols-fr md:grid-flow-col md:grid-rows-[1fr_auto_1fr] md:gap-y-0 md:overflow-x-auto md:[scrollbar-width:thin]',
        )}
      >
        {years.map(([year, all]) => (
          <div
            key={year}
            className={clsx(
              'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-t border-rule pt-2',
              inColumns && 'md:row-span-3 md:min-w-14 md:grid-cols-1 md:grid-rows-subgrid md:border-t-0 md:pt-0',
            )}
          >
            <dt className={clsx('figures text-ink-2', inColumns && 'md:row-start-2 md:border-y md:border-rule md:py-1 md:text-center')}>
              {year}
              <span className="sr-only">, {formatPlural(all.length, 'sentencia', 'sentencias')}</span>
            </dt>
            <Marks marks={all.filter(({ resultado }) => isGranted(resultado))} isAbove inColumns={inColumns} />
            <Marks marks={all.filter(({ resultado }) => !isGranted(resultado))} isAbove={false} inColumns={inColumns} />
          </div>
        ))}
      </dl>
    </section>
  )
}

interface MarksProps {
  readonly marks: readonly Mark[]
  readonly isAbove: boolean
  readonly inColumns: boolean
}

function Marks({ marks, isAbove, inColumns }: MarksProps) {
  const place = clsx(
    'col-start-2 min-w-0',
    inColumns && 'md:col-start-1',
    inColumns && (isAbove ? 'md:row-start-1 md:self-end md:pb-1' : 'md:row-start-3 md:pt-1'),
  )
  return (
    <dd className={place}>
      <ul
        className={clsx('flex flex-wrap gap-1', inColumns && 'md:justify-center md:gap-0', inColumns && isAbove && 'md:flex-wrap-reverse')}
      >
        {marks.slice(0, maxMarks).map(({ docId, cita, fecha, resultado, url }) => (
          <li key={docId}>
            <a
              href={url}
              title={`${outcomeNames[resultado]}. ${cita}, ${formatDate(fecha)}`}
              aria-label={`${outcomeNames[resultado]}: ${cita}`}
              className={clsx('grid size-6 place-items-center hover:bg-select', outcomeInk(resultado))}
            >
              <OutcomeShape outcome={resultado} size={13} />
            </a>
          </li>
        ))}
        {marks.length > maxMarks && <li className="self-center text-13 text-ink-2">y {marks.length - maxMarks} más</li>}
      </ul>
    </dd>
  )
}
