import { listUnsettledAttempts, moveAttempt, type PaymentAttempt } from '@basejuris/database'
import { attemptHours } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { refreshCard } from '../provider/ensure-customer.ts'
import type { SyncServices } from '../provider/sync-subscription.ts'
import { activateAttempt, OutcomeUnknown } from '../subscribing/activate-attempt.ts'
import { confirmRegistration } from '../subscribing/confirm-registration.ts'

const batch = 200
const hourMs = 3_600_000

/**
 * Asks the provider about every attempt that nobody works on, and finishes, fails or expires it. What could not be asked stays for the
 * next run. Answers how many are still open.
 */
export async function reconcileAttempts(
  services: SyncServices & Pick<Services, 'jobs'>,
  provider: PaymentProvider,
  { untouchedMs }: { readonly untouchedMs: number },
): Promise<number> {
  const { mode, now } = provider
  const unchangedSince = new Date(now().getTime() - untouchedMs)
  const attempts = await listUnsettledAttempts(services.db, { mode, unchangedSince, limit: batch })
  let open = 0
  for (const attempt of attempts) {
    const isSettled = await settleAttempt(services, provider, attempt).catch((error: unknown) => {
      if (error instanceof FlowError || error instanceof OutcomeUnknown) return false
      throw error
    })
    if (!isSettled) open += 1
  }
  return open
}

async function settleAttempt(
  services: SyncServices & Pick<Services, 'jobs'>,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
): Promise<boolean> {
  const confirmed = await confirmRegistration(services, provider, { attempt, isBack: attempt.state === 'returned' })
  if (confirmed.state === 'card_confirmed' || confirmed.state === 'activating') {
    const ended = await activateAttempt(services, provider, confirmed.id)
    return ended === null || ended.state === 'active' || ended.state === 'failed'
  }
  if (!['created', 'redirected'].includes(confirmed.state)) return confirmed.state !== 'returned'
  const isOld = provider.now().getTime() - confirmed.createdAt.getTime() > attemptHours * hourMs
  if (!isOld) return false
  await refreshCard(services, provider, confirmed)
  await moveAttempt(services.db, confirmed.id, { to: 'expired', at: provider.now(), actor: 'system' })
  return true
}
