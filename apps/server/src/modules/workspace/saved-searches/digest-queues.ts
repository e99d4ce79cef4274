import { defineQueue } from '@basejuris/database'
import { z } from 'zod'

/** Once a day: asks for the digests that are due. */
export const digestRoundQueue = defineQueue('digest-round', z.object({}), { retryLimit: 20 })

/** One digest. Tried again while the index is behind: pauses of up to five minutes span some eight hours. */
export const digestQueue = defineQueue('digest', z.object({ savedSearchId: z.uuid() }), { retryLimit: 100, policy: 'exclusive' })
