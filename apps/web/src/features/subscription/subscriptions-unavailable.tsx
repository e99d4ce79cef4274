import { paymentUnavailable, subscriptionsOff } from '@basejuris/contract/quoted-sentences'
import { MessagePage } from '../../components/states/message-page.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { loginUrl } from '../../session/sign-in-redirect.ts'

interface SubscriptionsUnavailableProps {
  /** Whether the operator sells subscriptions at all. */
  readonly areSold: boolean
  /** A guest may have a subscription, which only a session shows. */
  readonly isGuest: boolean
}

/** In the place of the subscription, for who has none while none can be managed. */
export function SubscriptionsUnavailable({ areSold, isGuest }: SubscriptionsUnavailableProps) {
  return (
    <MessagePage
      title={areSold ? 'Las suscripciones no se administran aquí por ahora' : 'Hoy todo BaseJuris es gratuito'}
      actions={
        <>
          <a className={buttonClass('primary')} href="/resultados">
            Buscar sentencias
          </a>
          {isGuest && (
            <a className={buttonClass('line')} href={loginUrl('/suscripciones')}>
              Ya tengo una suscripción
            </a>
          )}
        </>
      }
    >
      {areSold ? paymentUnavailable : subscriptionsOff}
    </MessagePage>
  )
}
