import { type DataOf, paymentTermsVersion, type quoteEndpoint } from '@basejuris/contract'
import { listFreeMonthsUsed, listUserSubscriptions, type PaymentMode, type UserSubscription } from '@basejuris/database'
import {
  type Amount,
  addDays,
  type BaseId,
  chileanDate,
  deriveSubscriptionState,
  givesAccess,
  monthsAfter,
  type Quote,
  quoteSubscription,
  withdrawalUntil,
} from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { requireNothingOwed } from '../require-nothing-owed.ts'
import { requireSold } from '../require-sold.ts'
import { consentText, endingSentence, lineTerm, type QuoteDays } from './quote-words.ts'

const yearDays = 365
/** Without a provider nobody has a subscription. */
const noMode: PaymentMode = 'production'

export interface UserQuote extends Quote, QuoteDays {
  /** What the user agrees to, with its amounts. */
  readonly consent: string
  /** The live subscription, paid; null without one. */
  readonly live: UserSubscription | null
}

/** A subscription that ends with its period is followed by one that starts the day after, so that no day is charged twice. */
export function startAfter(stored: readonly UserSubscription[], at: Date): string | null {
  const today = chileanDate(at)
  const ends = stored
    .filter((one) => deriveSubscriptionState(one, today) === 'cancelling')
    .map(({ cancelAt, periodEnd }) => cancelAt ?? periodEnd ?? today)
  const last = ends.sort().at(-1)
  return last === undefined ? null : addDays(last, 1)
}

/** Prices of these bases for a user, to the peso. Refused with `payment.unpaid` where a renewal is owed. */
export async function quoteFor(
  { db, provider }: Pick<Services, 'db' | 'provider'>,
  { userId, bases, at }: { readonly userId: string; readonly bases: readonly BaseId[]; readonly at: Date },
): Promise<UserQuote> {
  const mode = provider?.mode ?? noMode
  const today = chileanDate(at)
  const subscriptions = await listUserSubscriptions(db, { userId, mode })
  await requireNothingOwed({ db }, { mode, subscriptions })
  const live = subscriptions.find((one) => one.row.isLive && givesAccess(deriveSubscriptionState(one, today))) ?? null
  const subscribed =
    live === null
      ? null
      : {
          serviceFee: live.row.serviceFee,
          bases: live.items.filter(({ removedAt }) => removedAt === null).map(({ baseId, amount }) => ({ base: baseId, amount })),
        }
  const freeMonthUsed = await listFreeMonthsUsed(db, { userId, mode, since: addDays(today, -yearDays) })
  const startsOn = live === null ? startAfter(subscriptions, at) : null
  const quote = quoteSubscription({ bases, subscribed, freeMonthUsed, startsLater: startsOn !== null })
  const fullChargeOn = live?.row.nextInvoiceDate ?? startsOn ?? monthsAfter(today, 1)
  const withdrawUntil = live === null ? withdrawalUntil(today, { confirmedOn: today, today }) : null
  const days = { fullChargeOn, withdrawUntil, startsOn, isJoining: live !== null }
  return { ...quote, ...days, live, consent: consentText(quote, days) }
}

export const presentAmount = ({ net, iva, total }: Amount) => ({ neto: net, iva, total })

export async function getQuote(
  services: Pick<Services, 'db' | 'provider'>,
  request: Parameters<typeof quoteFor>[1],
): Promise<DataOf<typeof quoteEndpoint>> {
  requireSold(request.bases)
  const quote = await quoteFor(services, request)
  const { lines, today, monthly, fullChargeOn, withdrawUntil, consent, isJoining, startsOn } = quote
  return {
    lineas: lines.map((line) => ({
      base: line.base,
      nombre: line.name,
      mensual: line.monthly,
      gratisAhora: line.isFreeNow,
      plazo: lineTerm(line, quote),
    })),
    hoy: presentAmount(today),
    desdeSegundoMes: presentAmount(monthly),
    primerCobroCompleto: fullChargeOn,
    seSuma: isJoining,
    comienza: startsOn,
    retractoHasta: withdrawUntil,
    termino: endingSentence(quote),
    consentimiento: consent,
    versionTerminos: paymentTermsVersion,
  }
}
