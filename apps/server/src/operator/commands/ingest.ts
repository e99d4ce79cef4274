import { PathNotFound, requestIngest, UnknownSource } from '@basejuris/ingestion'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { defineCommand } from '../define-command.ts'
import { followRun } from '../follow-run.ts'

/** Asks the queue for an ingestion and follows it to its end. */
export const ingestCommand = defineCommand({
  args: z.object({ source: z.string().min(1).max(100), path: z.string().min(1).max(4096) }),
  run: async (args, context) => {
    const { runId } = await request(args, context.platform)
    return followRun(runId, context)
  },
})

async function request(
  args: { source: string; path: string },
  platform: Parameters<typeof ingestCommand.run>[1]['platform'],
): Promise<{ runId: string }> {
  try {
    return await requestIngest(args, { database: platform.services.db, jobs: platform.jobs })
  } catch (error) {
    if (error instanceof PathNotFound || error instanceof UnknownSource) throw new OperatorError(error.message)
    throw error
  }
}
