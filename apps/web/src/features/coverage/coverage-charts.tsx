import type { CollectionCoverageView } from '@basejuris/contract'
import type { FictionalMode } from '@basejuris/domain/fictional-mode'
import { formatCount } from '@basejuris/domain/spanish-format'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { RuledSection } from '../../components/ui/ruled-section.tsx'
import { coverageChartsHtml } from './coverage-charts-html.ts'
import { monthName } from './month-name.ts'
import { monthsBetween } from './month-series.ts'

interface CoverageChartsProps {
  readonly collections: readonly CollectionCoverageView[]
  readonly mode: FictionalMode
}

/** Rulings per month and collection. Gaps are months without rulings. */
export function CoverageCharts({ collections, mode }: CoverageChartsProps) {
  const dated = collections.filter(({ meses }) => meses.length > 0)
  const months = monthsBetween(dated.map(({ meses }) => meses))
  if (months.length === 0) return null
  return (
    <RuledSection
      id="por-mes"
      title="Sentencias por base y mes"
      lead={`De ${monthName(months[0] ?? '')} a ${monthName(months.at(-1) ?? '')}, por fecha de dictación. Cada base tiene su propia altura; un espacio en blanco son meses sin sentencias.${fictionalLead(mode, collections)}`}
    >
      <StaticHtml className="contents" html={coverageChartsHtml(dated, months)} />
      <p aria-hidden className="figures flex justify-between pt-1 text-12 text-ink-3 md:pl-[16.5rem]">
        <span>{months[0]?.slice(0, 4)}</span>
        <span>{months[Math.floor(months.length / 2)]?.slice(0, 4)}</span>
        <span>{months.at(-1)?.slice(0, 4)}</span>
      </p>
    </RuledSection>
  )
}

/** What the chart shows of fictional rulings. */
function fictionalLead(mode: FictionalMode, collections: readonly CollectionCoverageView[]): string {
  const fictional = collections.reduce((sum, { ficticias }) => sum + ficticias, 0)
  if (fictional === 0) return ''
  if (mode === 'excluir') return ' No muestra las sentencias ficticias.'
  return ` Muestra ${formatCount(fictional)} ${fictional === 1 ? 'sentencia ficticia' : 'sentencias ficticias'}.`
}
