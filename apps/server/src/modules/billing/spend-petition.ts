import { countPetition, type Database, type Transaction } from '@basejuris/database'
import { arePetitionsUnlimited, freePetitions, trialDays, type UserActor } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'

type PetitionServices = Pick<Services, 'db' | 'flags' | 'payments'>

/** Counts one petition in a transaction; answers whether it counted. If none are left: `petition.blocked`. */
export type PetitionSpender = (db: Database | Transaction, at: Date) => Promise<boolean>

/** How petitions of a user are counted now. It asks what no transaction may wait for. */
export async function petitionSpender({ flags, payments }: Omit<PetitionServices, 'db'>, { userId }: UserActor): Promise<PetitionSpender> {
  if (arePetitionsUnlimited({ flags: await flags(), liveSubscription: await payments.hasSubscription(userId) })) return async () => false
  return async (db, at) => {
    const startedAfter = new Date(at.getTime() - trialDays * dayMs)
    if (!(await countPetition(db, { userId, now: at, allowance: freePetitions, startedAfter }))) throw new ServiceError('petition.blocked')
    return true
  }
}

/** Counts one petition: a chat message, a research job or an analysis, never a search. If none are left: `petition.blocked`. */
export async function spendPetition(services: PetitionServices, actor: UserActor, { at }: { readonly at: Date }): Promise<void> {
  const spend = await petitionSpender(services, actor)
  await spend(services.db, at)
}
