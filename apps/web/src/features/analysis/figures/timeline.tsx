'use client'
import type { AnalysisFigures } from '@basejuris/contract'
import { outcomeNames } from '@basejuris/domain/outcomes'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { OutcomeShape } from '../../../components/ruling/outcome-badge.tsx'

/** Marks of one year that are drawn; the others are counted. */
const maxMarks = 60

/** A mark for each ruling, by year: a list of lists, so that it reads without seeing. */
export function Timeline({ marks }: { readonly marks: AnalysisFigures['linea'] }) {
  const years = [...Map.groupBy(marks, ({ fecha }) => fecha.slice(0, 4))]
  return (
    <section aria-labelledby="linea" className="border-t border-ink pt-3">
      <h2 id="linea" className="text-17 font-semibold">
        Una marca por sentencia
      </h2>
      <dl className="mt-3 grid gap-y-2 text-14">
        {years.map(([year, all]) => (
          <div key={year} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-t border-rule pt-2">
            <dt className="figures text-ink-2">
              {year}
              <span className="sr-only">, {formatPlural(all.length, 'sentencia', 'sentencias')}</span>
            </dt>
            <dd>
              <ul className="flex flex-wrap gap-1">
                {all.slice(0, maxMarks).map(({ docId, cita, fecha, resultado, url }) => (
                  <li key={docId}>
                    <a
                      href={url}
                      title={`${outcomeNames[resultado]}. ${cita}, ${formatDate(fecha)}`}
                      aria-label={`${outcomeNames[resultado]}: ${cita}`}
                      className="grid size-6 place-items-center text-ink hover:bg-select"
                    >
                      <OutcomeShape outcome={resultado} size={13} />
                    </a>
                  </li>
                ))}
                {all.length > maxMarks && <li className="self-center text-13 text-ink-2">y {all.length - maxMarks} más</li>}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
