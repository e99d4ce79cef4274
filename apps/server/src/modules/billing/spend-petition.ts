import { countPetition } from '@basejuris/database'
import { arePetitionsUnlimited, freePetitions, trialDays, type UserActor } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'

/** Counts one petition: a chat message, a research job or an analysis, never a search. If none are left: `petition.blocked`. */
export async function spendPetition(
  { db, flags, payments }: Pick<Services, 'db' | 'flags' | 'payments'>,
  { userId }: UserActor,
  { at }: { readonly at: Date },
): Promise<void> {
  if (arePetitionsUnlimited({ flags: await flags(), liveSubscription: await payments.hasSubscription(userId) })) return
  const startedAfter = new Date(at.getTime() - trialDays * dayMs)
  if (!(await countPetition(db, { userId, now: at, allowance: freePetitions, startedAfter }))) throw new ServiceError('petition.blocked')
}
