import { defineQueue } from '@basejuris/database'
import { z } from 'zod'

/** Mails to send. With pauses of up to five minutes the retries span about four hours. */
export const mailQueue = defineQueue('mail', z.object({ mailId: z.uuid() }), { retryLimit: 50, expireInSeconds: 120, concurrency: 2 })
