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
  type Quote,
  quoteSubscription,
} from '@basejuris/domain'
import type { Services } from '../../../services.ts'

const yearDays = 365
/** Without a provider nobody has a subscription. */
const noMode: PaymentMode = 'production'

export interface UserQuote extends Quote {
  /** Chilean day of the first full charge. */
  readonly fullChargeOn: string
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
  const subscribed = live === null ? null : live.items.filter(({ removedAt }) => removedAt === null).map(({ baseId }) => baseId)
  const freeMonthUsed = await listFreeMonthsUsed(db, { userId, mode, since: addDays(today, -yearDays) })
  const quote = quoteSubscription({ bases, subscribed, freeMonthUsed })
  const fullChargeOn = live?.row.nextInvoiceDate ?? nextMonth(today)
  return { ...quote, fullChargeOn, live, consent: consentText(quote, fullChargeOn) }
}

/** The same day of the next month, or its last day. */
function nextMonth(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

const pesos = (amount: number): string => `$${formatCount(amount)}`

function consentText({ today, monthly, lines }: Quote, fullChargeOn: string): string {
  const names = lines.map(({ name, monthly: price }) => `${name} (${pesos(price)} al mes)`).join(', ')
  return [
    `Pago de hoy: ${pesos(today.total)}, IVA incluido.`,
    `Desde el ${formatDate(fullChargeOn)} se cobran ${pesos(monthly.total)} al mes, IVA incluido, a la tarjeta registrada.`,
    ...(names === '' ? [] : [`Bases: ${names}.`]),
    'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.',
  ].join(' ')
}

export const presentAmount = ({ net, iva, total }: Amount) => ({ neto: net, iva, total })

export async function getQuote(
  services: Pick<Services, 'db' | 'provider'>,
  request: Parameters<typeof quoteFor>[1],
): Promise<DataOf<typeof quoteEndpoint>> {
  const { lines, today, monthly, fullChargeOn, consent } = await quoteFor(services, request)
  return {
    lineas: lines.map(({ base, name, monthly: price, isFreeNow }) => ({ base, nombre: name, mensual: price, gratisAhora: isFreeNow })),
    hoy: presentAmount(today),
    desdeSegundoMes: presentAmount(monthly),
    primerCobroCompleto: fullChargeOn,
    consentimiento: consent,
    versionTerminos: paymentTermsVersion,
  }
}
