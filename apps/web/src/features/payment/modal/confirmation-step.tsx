import type { BillingFields } from '@basejuris/contract'
import { type ReactNode, useRef, useState } from 'react'
import type { Problems } from '../../../components/form/failure.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { BillingForm } from '../billing/billing-form.tsx'
import { type BillingField, billingBody, billingFields, billingLabels, billingProblems } from '../billing/billing-rules.ts'
import { ProblemList } from '../billing/problem-list.tsx'
import { SavedBanner } from '../billing/saved-banner.tsx'
import type { LoadedPayment } from '../calls/load-payment.ts'
import { joinsSubscription } from '../calls/start-payment.ts'
import { CardChoice } from './card-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ChargeConsent, PayBar } from './pay-bar.tsx'

interface ConfirmationStepProps extends LoadedPayment {
  readonly heading: ReactNode
  readonly onPay: (billing: BillingFields, options: { readonly otherCard: boolean }) => Promise<void>
}

const fields = [...billingFields, 'aceptaCobro', 'tarjeta'] as const
type Field = (typeof fields)[number]
const labels: Readonly<Record<Field, string>> = { ...billingLabels, aceptaCobro: 'Aceptar el cobro', tarjeta: 'Tarjeta' }

const check = (values: Readonly<Record<Field, string>>): Problems<Field> => ({
  ...(billingProblems(values) satisfies Problems<BillingField>),
  ...(values.aceptaCobro === '' ? { aceptaCobro: 'Para pagar, acepte el cobro' } : {}),
})

/** Step 1: billing data beside what is charged, with the consent and the pay button. */
export function ConfirmationStep({ heading, quote, billing, card, onPay }: ConfirmationStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [otherCard, setOtherCard] = useState(false)
  const { problems, attributes } = useForm<Field>({
    fields,
    check,
    send: async (values) => {
      await onPay(billingBody(values), { otherCard: card !== null && values.tarjeta === 'otra' })
      return undefined
    },
  })
  return (
    <form {...attributes} ref={form} aria-label="Pago de la suscripción" className="text-14">
      <div className="grid md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-start gap-4 p-6 max-md:px-5 lg:px-9">
          {heading}
          {billing !== null && <SavedBanner />}
          <ProblemList problems={problems} fields={fields} labels={labels} form={form} />
          <BillingForm problems={problems} stored={billing} />
        </div>
        <div className="border-rule bg-desk max-md:border-y md:col-start-2 md:row-span-2 md:row-start-1 md:border-l">
          <div className="p-6 max-md:px-5 md:sticky md:top-0 md:px-5 lg:px-7">
            <OrderSummary quote={quote} />
          </div>
        </div>
        <div className="grid content-start gap-4 p-6 max-md:px-5 max-md:pb-3 md:pt-0 lg:px-9">
          {card !== null && !joinsSubscription(quote) && <CardChoice card={card} onOther={setOtherCard} />}
          <ChargeConsent quote={quote} problem={problems.aceptaCobro} />
        </div>
      </div>
      <PayBar quote={quote} card={otherCard ? null : card} />
    </form>
  )
}
