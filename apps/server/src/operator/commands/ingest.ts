import { setTimeout } from 'node:timers/promises'
import { findIngestRun } from '@basejuris/database'
import { PathNotFound, requestIngest, UnknownSource } from '@basejuris/ingestion'
import { z } from 'zod'
import { defineCommand } from '../operator-command.ts'
import { OperatorError } from '../operator-error.ts'

const pollMs = 250

/** Progress as the operator's terminal shows it. */
export interface IngestReport {
  readonly done: number
  readonly total: number | null
  readonly unit: 'bytes' | 'records'
  readonly perSecond: number
  readonly etaMs: number | null
  readonly counts: Readonly<Record<string, number>>
}

/** Asks the queue for an ingestion and follows it to its end; leaving does not stop it. Waits until the index has followed. */
export const ingestCommand = defineCommand({
  args: z.object({ source: z.string().min(1).max(100), path: z.string().min(1).max(4096) }),
  run: async (args, { platform, report, signal }) => {
    const { runId } = await request(args, platform)
    while (true) {
      const run = await findIngestRun(platform.services.db, runId)
      if (run?.state === 'cancelled') throw new OperatorError('La carga fue reemplazada por otra del mismo contenido, más nueva.')
      if (run?.state === 'failed') throw new OperatorError(run.error ?? 'La carga falló.')
      const summary = platform.ingestions.summaryOf(runId)
      if (run?.state === 'completed') {
        await platform.catchUpIndex()
        return summary ?? { ...run.counts, runId }
      }
      const progress = platform.ingestions.progressOf(runId)
      if (progress !== null) {
        const { done, total, unit, rate, etaMs, counts } = progress
        report({ done, total, unit, perSecond: rate, etaMs, counts } satisfies IngestReport)
      }
      await setTimeout(pollMs, undefined, { signal })
    }
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
