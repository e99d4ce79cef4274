import type { ErrorCode } from '@basejuris/contract'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PaymentProvider, Services } from '../../../services.ts'

/** The provider, or `payment.unavailable`. */
export function requireProvider({ provider }: Pick<Services, 'provider'>): PaymentProvider {
  if (provider === null) throw new ServiceError('payment.unavailable')
  return provider
}

/** The provider, where a payment may start: subscriptions are on, and the check of plan and items found no problem. */
export async function requireOpenPayments(services: Pick<Services, 'provider' | 'flags' | 'payments'>): Promise<PaymentProvider> {
  const { subscriptions } = await services.flags()
  if (!subscriptions) throw new ServiceError('payment.subscriptions_off')
  if (!services.payments.isReady()) throw new ServiceError('payment.unavailable')
  return requireProvider(services)
}

/** An error of the provider as one of ours. Its status and its words never reach a user; anything else is passed on. */
export function paymentFailure(error: unknown, rejected: ErrorCode): unknown {
  if (!(error instanceof FlowError)) return error
  if (error.reason === 'no_contract') return new ServiceError('payment.unavailable', { cause: error })
  return new ServiceError(error.kind === 'unavailable' ? 'payment.connection' : rejected, { cause: error })
}

/** Runs a task of a user after the earlier ones of this process. */
export async function afterEarlier<T>({ queue }: PaymentProvider, key: string, task: () => Promise<T>): Promise<T> {
  const result: { value?: T } = {}
  await queue.add(key, async () => {
    result.value = await task()
  })
  return result.value as T
}
