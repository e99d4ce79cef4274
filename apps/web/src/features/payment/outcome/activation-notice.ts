import type { Quote } from '../calls/fetch-quote.ts'

/** What a subscription gives once it is confirmed. One without a payment today starts when an earlier one ends. */
export function activationNotice({ hoy }: Pick<Quote, 'hoy'>): string {
  return hoy.total === 0 ? 'Suscripción contratada. Comienza cuando termine la anterior.' : 'Suscripción activada. Ya puede leer sus bases.'
}
