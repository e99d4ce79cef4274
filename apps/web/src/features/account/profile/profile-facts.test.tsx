// @vitest-environment happy-dom
import type { UserView } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import type { SubscriptionFacts } from './subscription-label.ts'

const user = {
  email: 'abogada@ejemplo.cl',
  emailVerificado: true,
  fechaDeRegistro: '2026-01-15T15:00:00.000Z',
  subscriptionId: 'sus_a',
} as UserView
const active = {
  isActive: true,
  isPendingCancellation: false,
  isCancelled: false,
  cancelAt: null,
  status: 1,
  nextInvoiceDate: '2027-01-16',
}
const ending = { ...active, isPendingCancellation: true, cancelAt: '2027-01-15' }

test('a subscriber sees the kind of user, the id and the status; others «Gratuito»', () => {
  const shown = (subscriptionId: string | null, subscription: SubscriptionFacts | null) => {
    const { container, unmount } = renderView(
      <ProfileFacts user={{ ...user, subscriptionId }} subscription={subscription} betaFree={false} />,
      signedIn,
    )
    const text = container.textContent
    unmount()
    return text
  }
  const whole = 'Tipo de usuarioPremium - Suscripción CompletaSuscripciónsus_aEstado de la suscripción'
  expect(shown('sus_a', active)).toContain(`15-01-2026${whole}Activa`)
  expect(shown('sus_a', ending)).toContain(`${whole}Cancelación programada - válida hasta 15-01-2027`)
  expect(shown('sus_a', { ...active, isActive: false, isCancelled: true, cancelAt: '2026-01-15' })).toContain(
    `${whole}Cancelada - expiró el 15-01-2026`,
  )
  expect(shown('sus_a', { ...active, isActive: false, status: 0 })).toContain(`${whole}Contratada - comienza el 16-01-2027`)
  expect(shown('sus_a', null)).toContain(`${whole}Fecha no disponible`)
  expect(shown(null, null)).toMatch(/Tipo de usuarioGratuito$/)
})
