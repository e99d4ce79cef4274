import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
import { RemoveBase } from './actions/remove-base.tsx'
import type { HeldSubscription } from './subscription-facts.ts'
import { SubscriptionSection } from './subscription-section.tsx'

const name = 'border-b border-rule py-2.5 text-left align-top font-[520]'
const number = 'figures border-b border-rule py-2.5 pl-3 text-right align-top whitespace-nowrap'
const total = 'figures pl-3 text-right align-top whitespace-nowrap'

/** The bases with what the paid month cost and what the next invoice charges, to the peso. */
export function ContractedBases({ held }: { readonly held: HeldSubscription }) {
  const { bases, tarifa, periodo, proximaFactura, seRenueva } = held
  const next = proximaFactura?.monto ?? null
  return (
    <SubscriptionSection id="contratado" title="Lo que contrató">
      <table className="w-full text-14">
        <thead className="text-13 text-ink-2">
          <tr className="align-bottom [&>th]:border-b-[1.5px] [&>th]:border-ink [&>th]:pb-2 [&>th]:font-[560]">
            <th scope="col" className="text-left">
              Base
            </th>
            {periodo !== null && (
              <th scope="col" className="pl-3 text-right">
                Pagado hasta el <span className="figures whitespace-nowrap">{formatDate(periodo.hasta)}</span>
              </th>
            )}
            {proximaFactura !== null && (
              <th scope="col" className="pl-3 text-right">
                Próximo cobro, el <span className="figures whitespace-nowrap">{formatDate(proximaFactura.fecha)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bases.map((line) => (
            <tr key={line.base}>
              <th scope="row" className={name}>
                {line.nombre}
                <span className="block text-13 font-normal text-ink-2">
                  <UnbrokenNumbers text={readable(line)} />
                </span>
                {seRenueva && line.itemId !== null && <RemoveBase itemId={line.itemId} name={line.nombre} />}
              </th>
              {periodo !== null && <td className={number}>{isMonthWithoutCharge(line) ? 'Gratis' : formatPesos(line.esteMes)}</td>}
              {next !== null && <td className={number}>{line.proxima === null ? 'No se cobra' : formatPesos(line.proxima)}</td>}
            </tr>
          ))}
          <tr>
            <th scope="row" className={name}>
              Tarifa de servicio
            </th>
            {periodo !== null && <td className={number}>{formatPesos(tarifa.esteMes)}</td>}
            {next !== null && <td className={number}>{formatPesos(tarifa.proxima ?? 0)}</td>}
          </tr>
          {periodo !== null && periodo.diferencia !== 0 && (
            <tr>
              <th scope="row" className={name}>
                Diferencia de este cobro
                <span className="block text-13 font-normal text-ink-2">Lo que se cobró de más o de menos que las líneas anteriores</span>
              </th>
              <td className={number}>{formatPesos(periodo.diferencia)}</td>
              {next !== null && <td className={number}>{formatPesos(0)}</td>}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 text-left font-semibold">
              Total, IVA incluido
            </th>
            {periodo !== null && <td className={`${total} pt-3 text-17 font-semibold`}>{formatPesos(periodo.monto.total)}</td>}
            {next !== null && <td className={`${total} pt-3 text-17 font-semibold`}>{formatPesos(next.total)}</td>}
          </tr>
          {(['neto', 'iva'] as const).map((part) => (
            <tr key={part} className="text-13 text-ink-2">
              <th scope="row" className="text-left font-normal">
                {part === 'neto' ? 'Neto' : 'IVA'}
              </th>
              {periodo !== null && <td className={total}>{formatPesos(periodo.monto[part])}</td>}
              {next !== null && <td className={total}>{formatPesos(next[part])}</td>}
            </tr>
          ))}
        </tfoot>
      </table>
    </SubscriptionSection>
  )
}

/** A base that waits for a paid invoice is not charged either, but it cannot be read. */
const isMonthWithoutCharge = ({ esteMes, legibleDesde }: HeldSubscription['bases'][number]): boolean =>
  esteMes === 0 && legibleDesde !== null

function readable({ legibleDesde, legibleHasta }: HeldSubscription['bases'][number]): string {
  if (legibleHasta !== null) return `Quitada: se lee hasta el ${formatDate(legibleHasta)}`
  return legibleDesde === null ? 'Se lee desde su próximo cobro pagado' : `Se lee desde el ${formatDate(legibleDesde)}`
}
