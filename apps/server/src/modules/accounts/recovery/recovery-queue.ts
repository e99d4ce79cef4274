import { defineQueue } from '@basejuris/database'
import { z } from 'zod'

/** Recoveries asked for: the work of a known and an unknown e-mail is the same until the answer is out. */
export const recoveryQueue = defineQueue('recovery', z.object({ requestId: z.uuid(), sealedEmail: z.string() }), { expireInSeconds: 60 })
