import { z } from 'zod'
import { startDigestRound } from '../../modules/workspace/saved-searches/start-digest-round.ts'
import { defineCommand } from '../define-command.ts'

/** Enqueues digests before their hour. */
export const sendDigests = defineCommand({
  request: z.object({ all: z.boolean() }),
  run: async ({ all }, { platform }) => ({ enqueued: await startDigestRound(platform.services, platform.jobs, { now: new Date(), all }) }),
})
