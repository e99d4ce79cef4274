import type { AttemptView, currentAttemptEndpoint, DataOf } from '@basejuris/contract'
import {
  findPaymentAttempt,
  listInvoicesOf,
  listOpenAttempts,
  listUserSubscriptions,
  type PaymentAttempt,
  type UserSubscription,
} from '@basejuris/database'
import { addDays, type BaseId, getBase, isAttemptOpen } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { presentAmount } from './quote.ts'
import { splitExpected } from './register-card.ts'

type AttemptServices = Pick<Services, 'db' | 'provider'>

/** Sentences of the failures that `moveAttempt` stores. */
const failureWords: Readonly<Record<string, string>> = {
  card_not_registered: 'La tarjeta no quedó registrada.',
  card_page: 'No pudimos abrir la página del proveedor de pago.',
  customer_mismatch: 'La tarjeta se registró a nombre de otro cliente.',
  declined: 'Su banco rechazó el cobro.',
  amount_mismatch: 'El proveedor cobró un monto distinto del contratado. Lo estamos revisando.',
  no_contract: 'El pago no está disponible en este momento.',
  refused: 'El proveedor de pago no aceptó la suscripción.',
}

async function presentAttempt({ db, provider }: AttemptServices, attempt: PaymentAttempt): Promise<AttemptView> {
  const { id, state, purpose, failure, bases, subscriptionId, createdAt } = attempt
  const { today, monthly } = splitExpected(attempt)
  const subscriptions = state === 'active' && provider !== null ? await listUserSubscriptions(db, attempt) : []
  const own = subscriptions.find(({ row }) => row.subscriptionId === subscriptionId)
  const waiting = own?.items.filter(({ readableFrom, removedAt }) => readableFrom === null && removedAt === null) ?? []
  return {
    paymentRef: id,
    proposito: purpose === 'card' ? 'tarjeta' : 'suscripcion',
    estado: state,
    terminado: !isAttemptOpen(state),
    motivo: state === 'failed' ? (failureWords[failure ?? ''] ?? 'El pago no se completó.') : null,
    bases: bases as BaseId[],
    enEspera: waiting.map(({ baseId }) => getBase(baseId).name),
    hoy: presentAmount(today),
    desdeSegundoMes: presentAmount(monthly),
    primerCobroCompleto: own === undefined ? null : await firstFullChargeOn({ db }, attempt, own),
    subscriptionId,
    referencia: own?.hasPaidInvoice === true ? `FLW-${createdAt.getTime()}` : null,
    createdAt: createdAt.toISOString(),
  }
}

/** The day after the month that was paid first; of a subscription that starts later, its first day. */
async function firstFullChargeOn(
  { db }: Pick<Services, 'db'>,
  { mode, expectedToday }: PaymentAttempt,
  { row: { subscriptionId, nextInvoiceDate } }: UserSubscription,
): Promise<string | null> {
  const first = (await listInvoicesOf(db, { mode, subscriptionId })).at(-1)
  if (first === undefined) return nextInvoiceDate
  if (expectedToday === 0) return first.periodStart
  return first.periodEnd === null ? nextInvoiceDate : addDays(first.periodEnd, 1)
}

/** Read from the database alone. Somebody else's attempt is `payment.attempt_not_found`. */
export async function getAttempt(
  services: AttemptServices,
  { userId, paymentRef }: { readonly userId: string; readonly paymentRef: string },
): Promise<AttemptView> {
  const attempt = await findPaymentAttempt(services.db, paymentRef)
  if (attempt?.userId !== userId || attempt.mode !== services.provider?.mode) throw new ServiceError('payment.attempt_not_found')
  return presentAttempt(services, attempt)
}

/** The newest attempt that has not ended. */
export async function getCurrentAttempt(services: AttemptServices, userId: string): Promise<DataOf<typeof currentAttemptEndpoint>> {
  if (services.provider === null) return { intento: null }
  const [attempt] = await listOpenAttempts(services.db, { userId, mode: services.provider.mode })
  return { intento: attempt === undefined ? null : await presentAttempt(services, attempt) }
}
