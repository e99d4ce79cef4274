import { defineQueue } from '@basejuris/database'
import { z } from 'zod'

/** Requests to recover an account. A queue keeps the answer equally fast for known and unknown e-mails. */
export const recoveryQueue = defineQueue('recovery', z.object({ requestId: z.uuid(), sealedEmail: z.string() }), { expireInSeconds: 60 })
