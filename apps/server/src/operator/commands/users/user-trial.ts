import { recordAudit, type UserChanges, type UserRow, updateUser } from '@basejuris/database'
import { freePetitions, isTrialValid, trialStatus } from '@basejuris/domain'
import { z } from 'zod'
import { defineCommand } from '../../define-command.ts'
import { accountArgs, findAccount } from '../find-account.ts'

const trialArgs = accountArgs.extend({
  period: z.enum(['open', 'close']).optional(),
  /** Petitions left. */
  petitions: z.int().min(0).max(freePetitions).optional(),
})

interface TrialChange {
  readonly period: 'open' | 'close' | null
  readonly petitions: number | null
}

/** Changes the trial of a user if asked to, and answers its status. */
export const userTrial = defineCommand({
  request: trialArgs,
  run: async ({ email, period = null, petitions = null }, { platform }) => {
    const { db, flags, payments } = platform.services
    const now = new Date()
    const before = await findAccount(db, email)
    const details = { period, petitions }
    const changes = changesOf(details, before, now)
    if (Object.keys(changes).length > 0)
      await db.transaction(async (tx) => {
        await updateUser(tx, before.id, changes)
        await recordAudit(tx, [{ at: now, actor: 'operator', action: 'user.trial_changed', subject: before.id, details }])
      })
    const user = await findAccount(db, email)
    const terms = { flags: await flags(), liveSubscription: await payments.hasSubscription(user.id), now }
    const { unlimited, remaining, until } = trialStatus(user, terms)
    return {
      email: user.email,
      closed: !user.isValid,
      over: !isTrialValid({ ...user, isValid: true }, now),
      used: user.counterUse,
      remaining,
      unlimited,
      until: until?.toISOString() ?? null,
    }
  },
})

/** A trial that is reopened after its days ended starts again with the next petition. */
function changesOf({ period, petitions }: TrialChange, user: UserRow, now: Date): UserChanges {
  const restarted = isTrialValid({ ...user, isValid: true }, now) ? {} : { startService: null }
  return {
    ...(period === null ? {} : period === 'close' ? { isValid: false } : { isValid: true, ...restarted }),
    ...(petitions === null ? {} : { counterUse: freePetitions - petitions }),
  }
}
