import type { UserView } from '@basejuris/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../format/instants.ts'
import { type SubscriptionFacts, subscriptionLabel } from './subscription-label.ts'

interface ProfileFactsProps {
  readonly user: UserView
  /** Null without a subscription, or where the server could not say. */
  readonly subscription: SubscriptionFacts | null
  readonly betaFree: boolean
}

export function ProfileFacts({ user, subscription, betaFree }: ProfileFactsProps) {
  const premium = user.subscriptionId !== null && user.subscriptionId !== ''
  return (
    <dl className="text-14">
      <Fact name="Correo">
        <span className="block font-[560] wrap-anywhere">{user.email}</span>
        <EmailState confirmed={user.emailVerificado} />
      </Fact>
      <Fact name="Fecha de registro">
        <span className="figures">{formatInstant(user.fechaDeRegistro).slice(0, 10)}</span>
      </Fact>
      <Fact name="Tipo de usuario">
        {premium ? 'Premium - Suscripción Completa' : 'Gratuito'}
        {betaFree && <span className="block text-13 text-ink-2">Versión beta: todas las funciones son gratuitas con registro.</span>}
      </Fact>
      {premium && (
        <>
          <Fact name="Suscripción">
            <span className="break-all">{user.subscriptionId}</span>
          </Fact>
          <Fact name="Estado de la suscripción">{subscriptionLabel(subscription)}</Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-t border-rule py-2.5 sm:grid-cols-[10.5rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function EmailState({ confirmed }: { readonly confirmed: boolean }) {
  const Icon = confirmed ? CircleCheck : TriangleAlert
  return (
    <span className={`flex items-center gap-1.5 text-13 ${confirmed ? 'text-yes' : 'text-part'}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {confirmed ? 'Confirmado' : 'Sin confirmar'}
      {!confirmed && (
        <a className="inline-link" href="/cuenta#correo">
          Confirmar
        </a>
      )}
    </span>
  )
}
