import { defineQueue } from '@basejuris/database'
import { z } from 'zod'

/** Mails to send. With pauses of up to five minutes the retries span some four hours of a mail server that is away. */
export const mailQueue = defineQueue('mail', z.object({ mailId: z.uuid() }), { retryLimit: 50, expireInSeconds: 120, concurrency: 2 })
