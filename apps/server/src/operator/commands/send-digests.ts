import { z } from 'zod'
import { startDigestRound } from '../../modules/workspace/saved-searches/start-digest-round.ts'
import { defineCommand } from '../define-command.ts'

/** Asks for digests before their hour; the queue makes them. */
export const sendDigests = defineCommand({
  request: z.object({ all: z.boolean() }),
  run: async ({ all }, { platform }) => ({ asked: await startDigestRound(platform.services, platform.jobs, { now: new Date(), all }) }),
})
