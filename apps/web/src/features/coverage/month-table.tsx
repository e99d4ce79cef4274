import type { CollectionCoverageView } from '@basejuris/contract'
import { ChevronRight } from 'lucide-react'
import { formatCount } from '../../format/numbers.ts'
import { CoverageSection } from './coverage-section.tsx'
import { yearRows } from './month-series.ts'

const initials = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

function Years({ collection: { id, nombre, meses } }: { readonly collection: CollectionCoverageView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto pb-4" tabIndex={0} aria-label={`${nombre}, por año y mes`}>
      <table className="figures w-full min-w-[46rem] text-13" id={`tabla-${id}`}>
        <thead>
          <tr className="text-right text-12 text-ink-2 [&_th]:py-1.5 [&_th]:pr-3 [&_th]:font-[560]">
            <th className="text-left">Año</th>
            {initials.map((month) => (
              <th key={month}>{month}</th>
            ))}
            <th>Total</th>
          </tr>
        </thead>
        <tbody>
          {yearRows(meses).map(({ year, months, total }) => (
            <tr key={year} className="border-t border-paper-rule text-right [&_td]:py-1 [&_td]:pr-3">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {year}
              </th>
              {months.map((count, at) => (
                <td key={initials[at]} className={count === null ? 'text-part' : undefined}>
                  {count === null ? '0' : formatCount(count)}
                </td>
              ))}
              <td className="font-[560]">{formatCount(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The figures behind the chart, closed until asked for. */
export function MonthTable({ collections }: { readonly collections: readonly CollectionCoverageView[] }) {
  const dated = collections.filter(({ meses }) => meses.length > 0)
  if (dated.length === 0) return null
  return (
    <CoverageSection id="tabla" title="Las cifras, mes a mes">
      {dated.map((collection) => (
        <details key={collection.id} className="group border-b border-paper-rule">
          <summary className="flex min-h-11 list-none items-center gap-2 text-14 [&::-webkit-details-marker]:hidden">
            <ChevronRight size={14} strokeWidth={1.5} aria-hidden className="text-ink-3 group-open:rotate-90" />
            {collection.nombre}
          </summary>
          <Years collection={collection} />
        </details>
      ))}
    </CoverageSection>
  )
}
