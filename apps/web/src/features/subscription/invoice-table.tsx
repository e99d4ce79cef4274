import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { dateLabel } from '../../format/days.ts'
import { PayLink } from '../payment/outcome/owed-charges.tsx'
import type { Invoice } from './subscription-facts.ts'
import { SubscriptionSection } from './subscription-section.tsx'

const states: Readonly<Record<Invoice['estado'], string>> = {
  pendiente: 'Pendiente',
  pagado: 'Pagado',
  anulado: 'Anulado',
  en_revision: 'En revisión',
}
const refunds: Readonly<Record<NonNullable<Invoice['devolucion']>['estado'], string>> = {
  en_curso: 'devolución en curso',
  solicitada: 'devolución solicitada: confírmela en el correo del proveedor',
  devuelta: 'devuelto',
  en_revision: 'devolución en revisión',
}
const documents: Readonly<Record<Invoice['documentos'][number]['tipo'], string>> = {
  boleta: 'Boleta',
  factura: 'Factura',
  nota_credito: 'Nota de crédito',
}
const issuing: Readonly<Record<Invoice['documentos'][number]['estado'], string>> = {
  pendiente: 'en emisión',
  emitido: 'emitida',
  fallido: 'se emitirá de nuevo',
}
const cell = 'border-b border-rule py-2.5 pl-4 align-top first:pl-0'

/** Every charge, newest first: net and IVA give the total. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <SubscriptionSection id="cobros" title="Cobros">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section aria-label="Tabla de cobros" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[40rem] text-14">
          <thead className="text-13 text-ink-2">
            <tr className="[&>th]:border-b-[1.5px] [&>th]:border-ink [&>th]:pb-2 [&>th]:pl-4 [&>th]:text-right [&>th]:font-[560] [&>th:nth-child(-n+3)]:text-left [&>th:first-child]:pl-0">
              <th scope="col">Fecha</th>
              <th scope="col">Estado</th>
              <th scope="col">Documento</th>
              <th scope="col">Neto</th>
              <th scope="col">IVA</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ invoiceId, fecha, desde, hasta, estado, monto, enlaceDePago, devolucion, documentos }) => (
              <tr key={invoiceId}>
                <th scope="row" className={`${cell} figures text-left font-[520] whitespace-nowrap`}>
                  {dateLabel(fecha)}
                  {desde !== null && hasta !== null && (
                    <span className="block text-13 font-normal text-ink-2">
                      {formatDate(desde)} a {formatDate(hasta)}
                    </span>
                  )}
                </th>
                <td className={cell}>
                  {states[estado]}
                  {devolucion !== null && (
                    <span className="block text-13 text-ink-2">
                      {formatPesos(devolucion.monto)}: {refunds[devolucion.estado]}
                    </span>
                  )}
                  {estado === 'pendiente' && (
                    <span className="block">
                      <PayLink link={enlaceDePago}>Pagar este cobro</PayLink>
                    </span>
                  )}
                </td>
                <td className={`${cell} text-13 text-ink-2`}>
                  {documentos.map(({ tipo, estado: issued, folio }) => (
                    <span key={tipo} className="block">
                      {folio === null ? `${documents[tipo]} ${issuing[issued]}` : `${documents[tipo]} N° ${folio}`}
                    </span>
                  ))}
                </td>
                <td className={`${cell} figures text-right`}>{formatPesos(monto.neto)}</td>
                <td className={`${cell} figures text-right`}>{formatPesos(monto.iva)}</td>
                <td className={`${cell} figures text-right font-[560]`}>{formatPesos(monto.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SubscriptionSection>
  )
}
