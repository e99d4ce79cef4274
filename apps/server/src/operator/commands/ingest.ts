import { PathNotFound, requestIngest, UnknownSource } from '@basejuris/ingestion'
import { z } from 'zod'
import type { Platform } from '../../composition/open-platform.ts'
import { OperatorError } from '../../errors/operator-error.ts'
import { defineCommand } from '../define-command.ts'
import { followRun } from '../follow-run.ts'

/** Enqueues an ingestion and follows it to its end. */
export const ingestCommand = defineCommand({
  request: z.object({ source: z.string().min(1).max(100), path: z.string().min(1).max(4096) }),
  run: async (args, context) => {
    const { runId } = await startIngestion(args, context.platform)
    return followRun(runId, context)
  },
})

async function startIngestion(request: { source: string; path: string }, { services, jobs }: Platform): Promise<{ runId: string }> {
  try {
    return await requestIngest(request, { database: services.db, jobs })
  } catch (error) {
    if (error instanceof PathNotFound || error instanceof UnknownSource) throw new OperatorError(error.message)
    throw error
  }
}
