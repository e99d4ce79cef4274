import { randomUUID } from 'node:crypto'
import { type DataOf, paymentReturnPage, paymentReturnPath, type registerCardEndpoint } from '@basejuris/contract'
import { addPaymentAttempt, listOpenAttempts, moveAttempt, type PaymentAttempt } from '@basejuris/database'
import { type BaseId, getBase, isPremium, splitIva } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PaymentProvider, Services } from '../../../services.ts'
import { presentTerms } from '../present-terms.ts'
import { refreshCard, requireOwnCustomer } from '../provider/ensure-customer.ts'
import { afterEarlier, paymentFailure } from '../provider/require-provider.ts'
import { requireSold } from '../require-sold.ts'
import { activationQueue } from './confirm-registration.ts'
import { quoteFor } from './quote.ts'

type RegisterServices = Pick<Services, 'db' | 'jobs' | 'site' | 'flags' | 'provider'>

export interface RegisterCard {
  readonly userId: string
  readonly customerId: string
  readonly purpose: PaymentAttempt['purpose']
  readonly bases: readonly BaseId[]
  readonly hasAgreed: boolean
  readonly otherCard: boolean
  readonly address: string
}

/** Minutes in which a second press of the button goes to the same page of the provider. */
const reuseMs = 10 * 60_000

/** Page that shows an attempt. The address carries its id, never a token of the provider. */
export function attemptPage({ site }: Pick<Services, 'site'>, id: string): string {
  return `${site.publicUrl}${paymentReturnPage}?${new URLSearchParams({ payment_ref: id })}`
}

/**
 * Starts an attempt, and answers the address where the card is registered. Where a card is registered already, the attempt goes on with
 * it and the address is that of our own page.
 */
export function registerCard(
  services: RegisterServices,
  provider: PaymentProvider,
  request: RegisterCard,
): Promise<DataOf<typeof registerCardEndpoint>> {
  return afterEarlier(provider, request.userId, async () => {
    await requireOwnCustomer(services, provider, request)
    const bases = [...new Set(request.bases)]
    const open = await findReusable(services, provider, { ...request, bases })
    if (open !== null) return open
    const id = await startAttempt(services, provider, { ...request, bases })
    try {
      return await sendToCard(services, provider, { request, id })
    } catch (error) {
      await moveAttempt(services.db, id, { to: 'failed', at: provider.now(), actor: 'system', changes: { failure: 'card_page' } })
      throw paymentFailure(error, 'payment.card')
    }
  })
}

async function findReusable({ db }: RegisterServices, { mode, now }: PaymentProvider, { userId, purpose, bases, otherCard }: RegisterCard) {
  const since = now().getTime() - reuseMs
  const wish = [...bases].sort().join()
  const same = (await listOpenAttempts(db, { userId, mode })).find(
    (one) =>
      one.purpose === purpose && one.state === 'redirected' && one.createdAt.getTime() > since && [...one.bases].sort().join() === wish,
  )
  return same === undefined || same.redirectUrl === null || otherCard ? null : { redirectUrl: same.redirectUrl, paymentRef: same.id }
}

async function startAttempt(services: RegisterServices, { mode, now }: PaymentProvider, request: RegisterCard): Promise<string> {
  const { userId, customerId, purpose, bases, hasAgreed, address } = request
  const id = randomUUID()
  const attempt = { id, userId, mode, purpose, customerId, bases: [...bases] }
  const at = now()
  if (purpose === 'card') {
    await addPaymentAttempt(services.db, { ...attempt, bases: [], expectedToday: 0, expectedMonthly: 0 }, { consent: null, at })
    return id
  }
  if (!hasAgreed) throw new ServiceError('request.invalid', { details: [{ field: 'aceptaCobro', message: 'debe aceptar el cobro' }] })
  requireSold(bases)
  const flags = await services.flags()
  if (bases.some((base) => !isPremium(getBase(base).price, flags))) throw new ServiceError('payment.not_premium')
  const { today, monthly, consent, live } = await quoteFor(services, { userId, bases, at })
  if (live !== null) throw new ServiceError('payment.subscribed')
  await addPaymentAttempt(
    services.db,
    { ...attempt, expectedToday: today.total, expectedMonthly: monthly.total },
    { consent: { terms: presentTerms(services), text: consent, address }, at },
  )
  return id
}

async function sendToCard(
  services: RegisterServices,
  provider: PaymentProvider,
  { request, id }: { readonly request: RegisterCard; readonly id: string },
) {
  const { client, now } = provider
  const { customerId, purpose, otherCard } = request
  const customer = await refreshCard(services, provider, request)
  const hasCard = customer.pay_mode === 'auto' && customer.creditCardType !== null
  if (hasCard && purpose === 'subscription' && !otherCard) {
    await moveAttempt(services.db, id, { to: 'card_confirmed', at: now(), actor: 'system' })
    await services.jobs.send(activationQueue, { attemptId: id }, { key: id })
    return { redirectUrl: attemptPage(services, id), paymentRef: id }
  }
  const { url, token } = await client.call('customer/register', {
    customerId,
    url_return: `${services.site.publicUrl}${paymentReturnPath}`,
  })
  const redirectUrl = `${url}?${new URLSearchParams({ token })}`
  await moveAttempt(services.db, id, { to: 'redirected', at: now(), actor: 'user', changes: { registerToken: token, redirectUrl } })
  return { redirectUrl, paymentRef: id }
}

export const splitExpected = ({ expectedToday, expectedMonthly }: Pick<PaymentAttempt, 'expectedToday' | 'expectedMonthly'>) => ({
  today: splitIva(expectedToday),
  monthly: splitIva(expectedMonthly),
})
