import type { SubscriptionView } from '@basejuris/contract'
import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { RemoveBase } from './actions/remove-base.tsx'
import type { SubscriptionPageProps } from './subscription-facts.ts'
import { SubscriptionSection } from './subscription-section.tsx'

interface ContractedBasesProps {
  readonly subscription: SubscriptionView
  readonly quote: SubscriptionPageProps['quote']
  /** Renews: there is a next invoice, and a base can be removed. */
  readonly isLive: boolean
}

const cell = 'border-b border-rule py-2.5 align-top'

/** The bases with their prices, and to the peso what the next invoice charges. */
export function ContractedBases({ subscription, quote, isLive }: ContractedBasesProps) {
  const { bases, nextInvoiceDate } = subscription
  const { desdeSegundoMes: next } = quote
  const monthly = bases.filter(({ legibleHasta }) => legibleHasta === null).reduce((sum, { precio }) => sum + precio, 0)
  return (
    <SubscriptionSection id="contratado" title="Lo que contrató">
      <table className="w-full text-14">
        <thead className="text-13 text-ink-2">
          <tr className="[&>th]:border-b-[1.5px] [&>th]:border-ink [&>th]:pb-2 [&>th]:font-[560]">
            <th scope="col" className="text-left">
              Base
            </th>
            <th scope="col" className="text-right">
              Al mes
            </th>
            {isLive && (
              <th scope="col" className="w-24 text-right">
                <span className="sr-only">Quitar</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bases.map(({ base, nombre, precio, itemId, legibleDesde, legibleHasta }) => (
            <tr key={base}>
              <th scope="row" className={`${cell} text-left font-[520]`}>
                {nombre}
                <span className="block text-13 font-normal text-ink-2">{readable({ legibleDesde, legibleHasta })}</span>
              </th>
              <td className={`${cell} figures text-right`}>{legibleHasta === null ? formatPesos(precio) : 'No se cobra más'}</td>
              {isLive && <td className={`${cell} text-right`}>{legibleHasta === null && <RemoveBase itemId={itemId} name={nombre} />}</td>}
            </tr>
          ))}
          {isLive && (
            <tr>
              <th scope="row" className={`${cell} text-left font-[520]`}>
                Tarifa de servicio
              </th>
              <td className={`${cell} figures text-right`}>{formatPesos(next.total - monthly)}</td>
              <td className={cell} />
            </tr>
          )}
        </tbody>
        {isLive && (
          <tfoot>
            <tr>
              <th scope="row" className="pt-3 text-left font-semibold">
                Total desde el 2º mes, IVA incluido
                <span className="block text-13 font-normal text-ink-2">
                  {nextInvoiceDate === null ? 'Cada mes' : `Próximo cobro: el ${formatDate(nextInvoiceDate)}`}
                </span>
              </th>
              <td className="figures pt-3 text-right align-top text-20 font-semibold">{formatPesos(next.total)}</td>
              <td />
            </tr>
            <tr className="text-13 text-ink-2">
              <th scope="row" className="text-left font-normal">
                Neto {formatPesos(next.neto)} + IVA {formatPesos(next.iva)}
              </th>
              <td colSpan={2} />
            </tr>
          </tfoot>
        )}
      </table>
    </SubscriptionSection>
  )
}

function readable({ legibleDesde, legibleHasta }: { readonly legibleDesde: string | null; readonly legibleHasta: string | null }): string {
  if (legibleHasta !== null) return `Quitada: se lee hasta el ${formatDate(legibleHasta)}`
  return legibleDesde === null ? 'Se lee desde su próximo cobro pagado' : `Se lee desde el ${formatDate(legibleDesde)}`
}
