import type { CollectionCoverageView } from '@basejuris/contract'
import { countOf, formatCount } from '../../format/numbers.ts'
import { CoverageSection } from './coverage-section.tsx'
import { monthName } from './month-name.ts'
import { monthsBetween } from './month-series.ts'

interface CoverageChartsProps {
  readonly collections: readonly CollectionCoverageView[]
}

const height = 40

function Bars({
  collection: { nombre, meses },
  months,
}: {
  readonly collection: CollectionCoverageView
  readonly months: readonly string[]
}) {
  const tallest = Math.max(1, ...meses.map(({ total }) => total))
  const at = new Map(months.map((month, index) => [month, index]))
  const peak = meses.find(({ total }) => total === tallest)
  return (
    <svg
      viewBox={`0 0 ${months.length} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${nombre}, sentencias por mes${peak === undefined ? '' : `; el mes con más es ${monthName(peak.mes)}, con ${formatCount(peak.total)}`}`}
      className="block h-10 w-full border-b border-edge"
    >
      {meses.map(({ mes, total }) => {
        const tall = Math.max(1.5, (total / tallest) * (height - 2))
        return (
          <rect key={mes} x={at.get(mes)} y={height - tall} width="1" height={tall} className="fill-heat-3">
            <title>{`${monthName(mes)}: ${formatCount(total)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

/** One row of bars per collection over the same months: where a row is blank, there is nothing to find. */
export function CoverageCharts({ collections }: CoverageChartsProps) {
  const dated = collections.filter(({ meses }) => meses.length > 0)
  const months = monthsBetween(dated.map(({ meses }) => meses))
  if (months.length === 0) return null
  return (
    <CoverageSection
      id="por-mes"
      title="Sentencias por base y mes"
      lead={`De ${monthName(months[0] ?? '')} a ${monthName(months.at(-1) ?? '')}, por fecha de dictación. Cada base tiene su propia altura; un espacio en blanco son meses sin sentencias.`}
    >
      <ul>
        {dated.map((collection) => (
          <li
            key={collection.id}
            className="grid grid-cols-1 gap-x-6 border-b border-paper-rule py-3 last:border-0 md:grid-cols-[15rem_minmax(0,1fr)] md:items-end"
          >
            <p className="flex items-baseline justify-between gap-3 text-14 max-md:pb-2 md:block">
              <span className="font-[540] text-ink">{collection.nombre}</span>
              <span className="figures shrink-0 text-13 whitespace-nowrap text-ink-2 md:block">
                {countOf(collection.total, 'sentencia', 'sentencias')}
              </span>
            </p>
            <Bars collection={collection} months={months} />
          </li>
        ))}
      </ul>
      <p aria-hidden className="figures flex justify-between pt-1 text-12 text-ink-3 md:pl-[16.5rem]">
        <span>{months[0]?.slice(0, 4)}</span>
        <span>{months[Math.floor(months.length / 2)]?.slice(0, 4)}</span>
        <span>{months.at(-1)?.slice(0, 4)}</span>
      </p>
    </CoverageSection>
  )
}
