import type { AttemptView } from '@basejuris/contract'
import { paymentFailed } from '@basejuris/contract/quoted-sentences'
import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'
import { buttonClass } from '../../../components/ui/button.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { openPayment } from '../../payment/open-payment.ts'
import { readingSentence } from '../../payment/outcome/activation-notice.ts'
import { PaymentFailure } from '../../payment/outcome/payment-failure.tsx'
import { PaymentSuccess } from '../../payment/outcome/payment-success.tsx'
import { ReturnMessage } from './return-message.tsx'

/** How an attempt ended, as the server says. */
export function AttemptEnd({ attempt }: { readonly attempt: AttemptView }) {
  const { estado, proposito, motivo, bases, hoy, desdeSegundoMes, primerCobroCompleto, referencia } = attempt
  if (estado === 'active' && proposito === 'tarjeta')
    return (
      <PaymentSuccess title="Tarjeta registrada" reference={null}>
        <p className="text-pretty">Los próximos cobros de su suscripción se hacen con esta tarjeta. Hoy no se cobró nada por el cambio.</p>
        <SubscriptionLink />
      </PaymentSuccess>
    )
  if (estado === 'active')
    return (
      <PaymentSuccess title={hoy.total === 0 ? 'Suscripción contratada' : 'Suscripción activa'} reference={referencia}>
        <p className="text-pretty">
          {readingSentence(attempt)} Pago de hoy: {formatPesos(hoy.total)}.{' '}
          {primerCobroCompleto !== null && (
            <UnbrokenNumbers
              text={`Primer cobro completo: el ${formatDate(primerCobroCompleto)}, ${formatPesos(desdeSegundoMes.total)} al mes, IVA incluido, hasta que cancele.`}
            />
          )}
        </p>
        <SubscriptionLink />
      </PaymentSuccess>
    )
  if (estado === 'failed') {
    const retry = () => (proposito === 'tarjeta' ? location.assign('/suscripciones') : openPayment(bases))
    return <PaymentFailure reason={motivo ?? paymentFailed} onRetry={retry} />
  }
  return (
    <ReturnMessage
      title={estado === 'expired' ? 'El pago venció' : 'El pago no se completó'}
      actions={
        <a className={buttonClass('primary', 'lg')} href="/suscripciones">
          Ver mi suscripción
        </a>
      }
    >
      {estado === 'expired'
        ? 'El registro de la tarjeta no se terminó dentro de 24 horas. No se cobró nada; puede comenzar de nuevo.'
        : 'El registro de la tarjeta se dejó sin terminar. No se cobró nada; puede comenzar de nuevo.'}
    </ReturnMessage>
  )
}

function SubscriptionLink() {
  return (
    <p className="flex flex-wrap gap-2">
      <a className={buttonClass('primary', 'lg')} href="/suscripciones">
        Ver mi suscripción
      </a>
      <a className={buttonClass('line', 'lg')} href="/resultados">
        Buscar sentencias
      </a>
    </p>
  )
}
