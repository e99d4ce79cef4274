import type { LineCounts } from '@basejuris/contract'
import type { Outcome } from '@basejuris/domain'
import { formatCount } from '@basejuris/domain/spanish-format'
import { OutcomeShape, outcomeLabel } from '../../components/ruling/outcome-badge.tsx'

interface LineCountTableProps {
  readonly id?: string
  readonly title: string
  /** Heading of the first column. */
  readonly of: string
  readonly values: LineCounts
  /** Columns, in order. */
  readonly outcomes: readonly Outcome[]
  /** Address of the line of one value; absent where it has none. */
  readonly hrefOf?: (value: string) => string
}

/** Counts by value and outcome. */
export function LineCountTable({ id, title, of, values, outcomes, hrefOf }: LineCountTableProps) {
  if (values.length === 0) return null
  return (
    <div className="overflow-x-auto scroll-fade">
      <table id={id} className="figures w-full scroll-mt-20 text-14">
        <caption className="pb-2 text-left text-13 font-[560]">{title}</caption>
        <thead>
          <tr className="text-left text-13 text-ink-2">
            <th scope="col" className="min-w-36 py-1 pr-3 font-[560]">
              {of}
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className="px-2 py-1 text-right font-[560]">
                <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                  <OutcomeShape outcome={outcome} />
                  {outcomeLabel(outcome)}
                </span>
              </th>
            ))}
            <th scope="col" className="py-1 pl-2 text-right font-[560]">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ valor, total, resultados }) => (
            <tr key={valor} className="border-t border-rule">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {hrefOf === undefined ? (
                  valor
                ) : (
                  <a href={hrefOf(valor)} className="hover:text-accent hover:underline">
                    {valor}
                  </a>
                )}
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome} className="px-2 text-right">
                  {formatCount(resultados.find(({ resultado }) => resultado === outcome)?.total ?? 0)}
                </td>
              ))}
              <td className="pl-2 text-right font-[560]">{formatCount(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
