import { defineQueue } from '@basejuris/database'
import { z } from 'zod'

/** Once a day: enqueues the digests that are due. */
export const digestRoundQueue = defineQueue('digest-round', z.object({}), { retryLimit: 20 })

/** One digest. It is retried while the index is behind: pauses of up to five minutes span about eight hours. */
export const digestQueue = defineQueue('digest', z.object({ savedSearchId: z.uuid() }), { retryLimit: 100, policy: 'exclusive' })
