import { recordAudit, setFlag } from '@basejuris/database'
import type { Flags } from '@basejuris/domain'
import { z } from 'zod'
import { defineCommand } from '../define-command.ts'

/** Names of the flags on the command line. */
export const flagNames = {
  'beta-free': 'betaFree',
  subscriptions: 'subscriptions',
  'subscription-page': 'subscriptionPage',
} as const satisfies Record<string, keyof Flags>

const nameSchema = z.enum(Object.keys(flagNames) as [keyof typeof flagNames, ...(keyof typeof flagNames)[]])

export const listFlags = defineCommand({
  request: z.object({}),
  run: async (_args, { platform }) => {
    const flags = await platform.services.flags()
    return Object.fromEntries(Object.entries(flagNames).map(([name, flag]) => [name, flags[flag]]))
  },
})

export const setFlagCommand = defineCommand({
  request: z.object({ name: nameSchema, value: z.boolean() }),
  run: async ({ name, value }, { platform }) => {
    await platform.services.db.transaction(async (tx) => {
      await setFlag(tx, flagNames[name], value)
      await recordAudit(tx, [{ at: new Date(), actor: 'operator', action: 'flag.set', subject: name, details: { value } }])
    })
    return { name, value }
  },
})
