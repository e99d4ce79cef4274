import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
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

/** Every charge, newest first: net and IVA give the total. On a phone what has its own column elsewhere stands under state and total. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <SubscriptionSection id="cobros" title="Cobros">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section aria-label="Tabla de cobros" tabIndex={0} className="overflow-x-auto scroll-fade">
        <table className="w-full text-14 md:min-w-[40rem]">
          <thead className="text-13 text-ink-2">
            <tr className="[&>th]:border-b-[1.5px] [&>th]:border-ink [&>th]:pb-2 [&>th]:pl-4 [&>th]:text-right [&>th]:font-[560] [&>th:nth-child(-n+3)]:text-left [&>th:first-child]:pl-0">
              <th scope="col">Fecha</th>
              <th scope="col">Estado</th>
              <th scope="col" className="max-md:hidden">
                Documento
              </th>
              <th scope="col" className="max-md:hidden">
                Neto
              </th>
              <th scope="col" className="max-md:hidden">
                IVA
              </th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ invoiceId, fecha, desde, hasta, estado, monto, enlaceDePago, devolucion, documentos }) => (
              <tr key={invoiceId}>
                <th scope="row" className={`${cell} figures text-left font-[520] md:whitespace-nowrap`}>
                  <UnbrokenNumbers text={dateLabel(fecha)} />
                  {desde !== null && hasta !== null && (
                    <span className="block text-13 font-normal text-ink-2">
                      <UnbrokenNumbers text={`${formatDate(desde)} a ${formatDate(hasta)}`} />
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
                  <span className="text-13 break-words text-ink-2 md:hidden">
                    <TaxDocuments documents={documentos} />
                  </span>
                </td>
                <td className={`${cell} text-13 text-ink-2 max-md:hidden`}>
                  <TaxDocuments documents={documentos} />
                </td>
                <td className={`${cell} figures text-right max-md:hidden`}>{formatPesos(monto.neto)}</td>
                <td className={`${cell} figures text-right max-md:hidden`}>{formatPesos(monto.iva)}</td>
                <td className={`${cell} figures text-right font-[560]`}>
                  {formatPesos(monto.total)}
                  <span className="block text-13 font-normal whitespace-nowrap text-ink-2 md:hidden">Neto {formatPesos(monto.neto)}</span>
                  <span className="block text-13 font-normal whitespace-nowrap text-ink-2 md:hidden">IVA {formatPesos(monto.iva)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SubscriptionSection>
  )
}

function TaxDocuments({ documents: issued }: { readonly documents: Invoice['documentos'] }) {
  return issued.map(({ tipo, estado, folio }) => (
    <span key={tipo} className="block">
      {folio === null ? `${documents[tipo]} ${issuing[estado]}` : `${documents[tipo]} N° ${folio}`}
    </span>
  ))
}
