import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import type { ReactNode } from 'react'
import { chargeHeadings, monthlyRest, type Quote } from '../../payment/calls/fetch-quote.ts'
import { joinsSubscription } from '../../payment/calls/start-payment.ts'

interface AmountProps {
  readonly children: ReactNode
  readonly amount: number
  readonly isTotal?: boolean
}

function Amount({ children, amount, isTotal = false }: AmountProps) {
  return (
    <div
      className={isTotal ? 'flex justify-between gap-4 border-t border-rule pt-1.5 font-[620]' : 'flex justify-between gap-4 text-ink-2'}
    >
      <dt>{children}</dt>
      <dd className="figures">{formatPesos(amount)}</dd>
    </div>
  )
}

/** What is charged today and each month afterwards, as the next invoices will say it. */
export function CartTotals({ quote }: { readonly quote: Quote }) {
  const { lineas, hoy, desdeSegundoMes, primerCobroCompleto, comienza } = quote
  const joins = joinsSubscription(quote)
  const headings = chargeHeadings(quote)
  return (
    <div className="grid gap-5 text-14">
      <section aria-labelledby="pago-de-hoy">
        <h3 id="pago-de-hoy" className="pb-1.5 font-[560]">
          {headings.now}
        </h3>
        {joins ? (
          <p className="text-pretty">
            Pago de hoy: {formatPesos(0)} · se suma a su factura del{' '}
            <span className="whitespace-nowrap">{formatDate(primerCobroCompleto)}</span>
          </p>
        ) : comienza !== null ? (
          <p className="text-pretty">
            Pago de hoy: {formatPesos(0)} · la suscripción comienza el <span className="whitespace-nowrap">{formatDate(comienza)}</span>,
            cuando termina la anterior
          </p>
        ) : (
          <dl className="grid gap-1">
            <Amount amount={hoy.total}>Tarifa de servicio</Amount>
            <Amount amount={hoy.total} isTotal>
              Total hoy
            </Amount>
            <Amount amount={hoy.iva}>IVA incluido</Amount>
          </dl>
        )}
      </section>
      <section aria-labelledby="desde-el-segundo-mes">
        <h3 id="desde-el-segundo-mes" className="pb-1.5 font-[560]">
          {headings.later}
        </h3>
        <dl className="grid gap-1">
          {lineas.map(({ base, nombre, mensual }) => (
            <Amount key={base} amount={mensual}>
              {nombre}
            </Amount>
          ))}
          <Amount amount={monthlyRest(quote)}>{joins ? 'Lo que ya paga, con la tarifa de servicio' : 'Tarifa de servicio'}</Amount>
          <Amount amount={desdeSegundoMes.total} isTotal>
            Total mensual
          </Amount>
          <Amount amount={desdeSegundoMes.iva}>IVA incluido</Amount>
        </dl>
        <p className="pt-1.5 text-13 text-ink-2">Primer cobro completo: el {formatDate(primerCobroCompleto)}.</p>
      </section>
    </div>
  )
}
