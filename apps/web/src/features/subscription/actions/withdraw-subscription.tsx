'use client'
import type { SubscriptionView, withdrawEndpoint } from '@basejuris/contract'
import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { dateLabel } from '../../../format/days.ts'
import { SubscriptionSection } from '../subscription-section.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'

type Refund = NonNullable<SubscriptionView['retracto']['devolucion']>

const refundStates: Readonly<Record<Refund['estado'], string>> = {
  en_curso: 'está en curso',
  solicitada: 'está solicitada: el proveedor le escribió para que la acepte',
  devuelta: 'ya se hizo',
  en_revision: 'está en revisión; le escribiremos',
}

/** Withdrawal within ten days (Ley 19.496, art. 3 bis): its last day, or how far it is. */
export function WithdrawSubscription({ subscription }: { readonly subscription: SubscriptionView }) {
  const { subscriptionId, retracto } = subscription
  const { hasta, monto, solicitadoEl, devolucion } = retracto
  const giveBack = monto === 0 ? 'no se le cobra nada' : `se le devuelve todo lo cobrado, ${formatPesos(monto)}`
  const withdraw = () => callFromBrowser<typeof withdrawEndpoint>('POST', '/v1/payment/subscription/withdraw', { subscriptionId })
  return (
    <SubscriptionSection id="retracto" title="Retracto">
      {solicitadoEl !== null ? (
        <p className="text-14 text-pretty">
          Se retractó el {dateLabel(solicitadoEl)} y la suscripción terminó.{' '}
          {devolucion !== null && `La devolución de ${formatPesos(devolucion.monto)} ${refundStates[devolucion.estado]}.`}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[56ch] text-14 text-pretty text-ink-2">
            Hasta el {formatDate(hasta)} puede retractarse sin dar razones: la suscripción termina de inmediato y {giveBack} (Ley 19.496,
            art. 3 bis).
          </p>
          <ConfirmedButton
            label="Retractarme"
            title="Retractarse de la suscripción"
            action="Confirmar retracto"
            onConfirm={withdraw}
            done="Se retractó de la suscripción. Le enviamos la confirmación por correo."
          >
            <p>La suscripción termina ahora, sus bases de pago dejan de leerse y {giveBack}. Se lo confirmamos por correo.</p>
          </ConfirmedButton>
        </div>
      )}
    </SubscriptionSection>
  )
}
