import { formatCount } from '@basejuris/domain/spanish-format'
import type { LineView } from './load-line.ts'

type Decided = NonNullable<NonNullable<LineView['circunstancia']>['resuelven']>

const rowsOf = ({ reconocen, rechazan, leidas }: Decided) =>
  [
    { name: 'La reconocen', total: reconocen, fill: 'bg-heat-4' },
    { name: 'La rechazan', total: rechazan, fill: 'bg-heat-2' },
    { name: 'No pudimos leer qué deciden', total: leidas - reconocen - rechazan, fill: 'bg-desk-2' },
  ].filter(({ total }) => total > 0)

/** What the rulings of a line decide on its circumstance: the sentence that says it and a bar for each decision. */
export function LineCircumstance({ kind, decided, total }: { readonly kind: string; readonly decided: Decided; readonly total: number }) {
  const rows = rowsOf(decided)
  const most = Math.max(...rows.map((row) => row.total))
  return (
    <section
      aria-labelledby="circunstancia"
      className="grid items-start gap-x-10 gap-y-5 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div>
        <h2 id="circunstancia" className="text-17 font-[560]">
          Qué resuelven sobre la {kind}
        </h2>
        <p className="mt-1 max-w-[68ch] text-pretty">{decided.frase}</p>
        <p className="mt-1.5 max-w-[68ch] text-pretty text-13 text-ink-2">
          Cada sentencia muestra abajo las palabras con que su tribunal lo decide. No se cuenta la que la reconoce a un acusado y la rechaza
          a otro{decided.leidas < total && `. Se leyeron las ${formatCount(decided.leidas)} más nuevas`}.
        </p>
      </div>
      <dl className="border-t border-rule">
        {rows.map((row) => (
          <div key={row.name} className="border-b border-rule py-2.5">
            <div className="flex items-baseline justify-between gap-3 text-14">
              <dt className="font-[560]">{row.name}</dt>
              <dd className="figures text-ink-2">{formatCount(row.total)}</dd>
            </div>
            <div aria-hidden="true" className="mt-1.5 h-3">
              <div
                className={`h-full ${row.fill} shadow-[inset_0_0_0_1px_var(--edge)]`}
                style={{ width: `${(100 * row.total) / most}%` }}
              />
            </div>
          </div>
        ))}
      </dl>
    </section>
  )
}
