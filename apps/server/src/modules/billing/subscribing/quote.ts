import { type DataOf, paymentTermsVersion, type quoteEndpoint } from '@basejuris/contract'
import { listFreeMonthsUsed, listUserSubscriptions, type PaymentMode, type UserSubscription } from '@basejuris/database'
import {
  type Amount,
  addDays,
  type BaseId,
  chileanDate,
  deriveSubscriptionState,
  formatDate,
  formatPesos,
  givesAccess,
  monthsAfter,
  type Quote,
  quoteSubscription,
  withdrawalUntil,
} from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { requireNothingOwed } from '../require-nothing-owed.ts'
import { requireSold } from '../require-sold.ts'

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
  /** Chilean day on which the new subscription starts, where an earlier one runs until then; null where it starts today. */
  readonly startsOn: string | null
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
  const dates = { fullChargeOn, withdrawUntil, startsOn }
  return { ...quote, ...dates, live, consent: consentText(quote, dates) }
}

function consentText(
  { today, monthly, lines }: Quote,
  { fullChargeOn, withdrawUntil, startsOn }: Pick<UserQuote, 'fullChargeOn' | 'withdrawUntil' | 'startsOn'>,
): string {
  const names = lines.map(({ name, monthly: price }) => `${name} (${formatPesos(price)} al mes)`).join(', ')
  return [
    `Pago de hoy: ${formatPesos(today.total)}, IVA incluido.`,
    ...(startsOn === null ? [] : [`La suscripción comienza el ${formatDate(startsOn)}, cuando termina la anterior.`]),
    `Desde el ${formatDate(fullChargeOn)} se cobran ${formatPesos(monthly.total)} al mes, IVA incluido, a la tarjeta registrada.`,
    ...(names === '' ? [] : [`Bases: ${names}.`]),
    startsOn === null
      ? 'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.'
      : 'Puede cancelar cuando quiera; si cancela antes de que comience, no se cobra nada.',
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
  requireSold(request.bases)
  const { lines, today, monthly, fullChargeOn, withdrawUntil, consent, live, startsOn } = await quoteFor(services, request)
  return {
    lineas: lines.map(({ base, name, monthly: price, isFreeNow }) => ({ base, nombre: name, mensual: price, gratisAhora: isFreeNow })),
    hoy: presentAmount(today),
    desdeSegundoMes: presentAmount(monthly),
    primerCobroCompleto: fullChargeOn,
    seSuma: live !== null,
    comienza: startsOn,
    retractoHasta: withdrawUntil,
    consentimiento: consent,
    versionTerminos: paymentTermsVersion,
  }
}
