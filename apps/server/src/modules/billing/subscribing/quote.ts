import { type DataOf, paymentTermsVersion, type quoteEndpoint } from '@basejuris/contract'
import { listFreeMonthsUsed, listUserSubscriptions, type PaymentMode, type UserSubscription } from '@basejuris/database'
import {
  type Amount,
  addDays,
  type BaseId,
  chileanDate,
  deriveSubscriptionState,
  formatCount,
  formatDate,
  givesAccess,
  monthsAfter,
  type Quote,
  quoteSubscription,
  withdrawalUntil,
} from '@basejuris/domain'
import type { Services } from '../../../services.ts'

const yearDays = 365
/** Without a provider nobody has a subscription. */
const noMode: PaymentMode = 'production'

export interface UserQuote extends Quote {
  /** Chilean day of the first full charge. */
  readonly fullChargeOn: string
  /** Last Chilean day to withdraw; null for bases added to a live subscription. */
  readonly withdrawUntil: string | null
  /** What the user agrees to, with its amounts. */
  readonly consent: string
  /** The live subscription, paid; null without one. */
  readonly live: UserSubscription | null
}

/** Prices of these bases for a user, to the peso. */
export async function quoteFor(
  { db, provider }: Pick<Services, 'db' | 'provider'>,
  { userId, bases, at }: { readonly userId: string; readonly bases: readonly BaseId[]; readonly at: Date },
): Promise<UserQuote> {
  const mode = provider?.mode ?? noMode
  const today = chileanDate(at)
  const subscriptions = await listUserSubscriptions(db, { userId, mode })
  const live = subscriptions.find((one) => one.row.isLive && givesAccess(deriveSubscriptionState(one, today))) ?? null
  const subscribed =
    live === null ? null : live.items.filter(({ removedAt }) => removedAt === null).map(({ baseId, amount }) => ({ base: baseId, amount }))
  const freeMonthUsed = await listFreeMonthsUsed(db, { userId, mode, since: addDays(today, -yearDays) })
  const quote = quoteSubscription({ bases, subscribed, freeMonthUsed })
  const fullChargeOn = live?.row.nextInvoiceDate ?? monthsAfter(today, 1)
  const withdrawUntil = live === null ? withdrawalUntil(today) : null
  return { ...quote, fullChargeOn, withdrawUntil, live, consent: consentText(quote, { fullChargeOn, withdrawUntil }) }
}

const pesos = (amount: number): string => `$${formatCount(amount)}`

function consentText(
  { today, monthly, lines }: Quote,
  { fullChargeOn, withdrawUntil }: Pick<UserQuote, 'fullChargeOn' | 'withdrawUntil'>,
): string {
  const names = lines.map(({ name, monthly: price }) => `${name} (${pesos(price)} al mes)`).join(', ')
  return [
    `Pago de hoy: ${pesos(today.total)}, IVA incluido.`,
    `Desde el ${formatDate(fullChargeOn)} se cobran ${pesos(monthly.total)} al mes, IVA incluido, a la tarjeta registrada.`,
    ...(names === '' ? [] : [`Bases: ${names}.`]),
    'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.',
    ...(withdrawUntil === null
      ? []
      : [`Puede retractarse hasta el ${formatDate(withdrawUntil)}: la suscripción termina de inmediato y se le devuelve todo lo cobrado.`]),
    `Rigen los términos del servicio y la página de privacidad, versión ${paymentTermsVersion}.`,
  ].join(' ')
}

export const presentAmount = ({ net, iva, total }: Amount) => ({ neto: net, iva, total })

export async function getQuote(
  services: Pick<Services, 'db' | 'provider'>,
  request: Parameters<typeof quoteFor>[1],
): Promise<DataOf<typeof quoteEndpoint>> {
  const { lines, today, monthly, fullChargeOn, withdrawUntil, consent } = await quoteFor(services, request)
  return {
    lineas: lines.map(({ base, name, monthly: price, isFreeNow }) => ({ base, nombre: name, mensual: price, gratisAhora: isFreeNow })),
    hoy: presentAmount(today),
    desdeSegundoMes: presentAmount(monthly),
    primerCobroCompleto: fullChargeOn,
    retractoHasta: withdrawUntil,
    consentimiento: consent,
    versionTerminos: paymentTermsVersion,
  }
}
