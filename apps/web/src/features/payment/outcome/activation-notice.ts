import type { AttemptView } from '@basejuris/contract'
import { joinWords } from '@basejuris/domain/spanish-format'

type Activated = Pick<AttemptView, 'hoy' | 'enEspera'>

/** Since when the bases of a subscription that was contracted are read. One without a payment today starts when an earlier one ends. */
export function readingSentence({ hoy, enEspera }: Activated): string {
  if (hoy.total === 0) return 'Comienza cuando termine la anterior.'
  return enEspera.length === 0 ? 'Ya puede leer sus bases.' : `${joinWords(enEspera)}: se lee desde la próxima factura pagada.`
}

/** What a subscription gives once it is confirmed. */
export function activationNotice(activated: Activated): string {
  return `${activated.hoy.total === 0 ? 'Suscripción contratada.' : 'Suscripción activada.'} ${readingSentence(activated)}`
}
