import type { LineCounts } from '@basejuris/contract'
import type { Outcome } from '@basejuris/domain'
import { formatCount } from '@basejuris/domain/spanish-format'
import { OutcomeShape, outcomeLabel } from '../../components/ruling/outcome-badge.tsx'

type LineCount = LineCounts[number]

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
  /** All rulings of the line: those of no value have a row of their own, so that the rows add up. */
  readonly whole: Pick<LineCount, 'total' | 'resultados'>
  /** Name of the row of those without a value. */
  readonly without: string
  /** Name of many values, «tribunales»: those beyond the first are one row, and listed on request. Absent where all have rows. */
  readonly plural?: string
}

/** Values shown in rows of their own, unless just one more remains. */
const maxRows = 12

const countOf = ({ resultados }: Pick<LineCount, 'resultados'>, outcome: Outcome): number =>
  resultados.find(({ resultado }) => resultado === outcome)?.total ?? 0

/** One row that adds up several. */
const sumOf = (valor: string, counts: LineCounts, outcomes: readonly Outcome[]): LineCount => ({
  valor,
  total: counts.reduce((sum, { total }) => sum + total, 0),
  resultados: outcomes.map((resultado) => ({ resultado, total: counts.reduce((sum, each) => sum + countOf(each, resultado), 0) })),
})

/** What the rows lack of all rulings of the line. */
const remainderOf = ({ values, whole, without, outcomes }: LineCountTableProps): LineCount => {
  const counted = sumOf(without, values, outcomes)
  return {
    valor: without,
    total: whole.total - counted.total,
    resultados: outcomes.map((resultado) => ({ resultado, total: countOf(whole, resultado) - countOf(counted, resultado) })),
  }
}

interface CountsProps extends Pick<LineCountTableProps, 'id' | 'title' | 'of' | 'outcomes' | 'hrefOf'> {
  readonly values: LineCounts
  /** Rows without an address, at the end. */
  readonly sums?: LineCounts
}

function Counts({ id, title, of, values, outcomes, hrefOf, sums = [] }: CountsProps) {
  const rows = [...values.map((count) => ({ count, href: hrefOf?.(count.valor) })), ...sums.map((count) => ({ count, href: undefined }))]
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
          {rows.map(({ count, href }) => (
            <tr key={count.valor} className="border-t border-rule">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {href === undefined ? (
                  count.valor
                ) : (
                  <a href={href} className="hover:text-accent hover:underline">
                    {count.valor}
                  </a>
                )}
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome} className="px-2 text-right">
                  {formatCount(countOf(count, outcome))}
                </td>
              ))}
              <td className="pl-2 text-right font-[560]">{formatCount(count.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Counts by value and outcome, which add up to the line. */
export function LineCountTable(props: LineCountTableProps) {
  const { id, title, values, outcomes, plural, of, hrefOf } = props
  if (values.length === 0) return null
  const first = plural === undefined || values.length <= maxRows + 1 ? values : values.slice(0, maxRows)
  const others = values.slice(first.length)
  const othersName = `Otros ${formatCount(others.length)} ${plural}`
  const remainder = remainderOf(props)
  const sums = [...(others.length > 0 ? [sumOf(othersName, others, outcomes)] : []), ...(remainder.total > 0 ? [remainder] : [])]
  const shared = { of, outcomes, ...(hrefOf === undefined ? {} : { hrefOf }) }
  return (
    <div className="min-w-0">
      <Counts {...shared} {...(id === undefined ? {} : { id })} title={title} values={first} sums={sums} />
      {others.length > 0 && (
        <details className="pt-2 text-14">
          <summary className="cursor-pointer text-accent underline">Ver {othersName.replace('Otros', 'los otros')}</summary>
          <div className="pt-3">
            <Counts {...shared} title={othersName} values={others} />
          </div>
        </details>
      )}
    </div>
  )
}
