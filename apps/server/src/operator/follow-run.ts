import { setTimeout } from 'node:timers/promises'
import { findIngestRun, type IngestCounts } from '@basejuris/database'
import type { IngestSummary } from '@basejuris/ingestion'
import { OperatorError } from '../errors/operator-error.ts'
import type { CommandContext } from './define-command.ts'

const pollMs = 250

/** The full summary if this process carried out the run, otherwise only its counts. */
export type IngestAnswer = IngestCounts & Partial<Omit<IngestSummary, keyof IngestCounts>> & { readonly runId: string }

/** Follows a run until it ends and the index has caught up. Leaving does not stop it. */
export async function followRun(runId: string, { platform, report, signal }: CommandContext): Promise<IngestAnswer> {
  while (true) {
    const run = await findIngestRun(platform.services.db, runId)
    if (run?.state === 'cancelled') throw new OperatorError('La carga fue reemplazada por otra del mismo contenido, más nueva.')
    if (run?.state === 'failed') throw new OperatorError(run.error ?? 'La carga falló.')
    const summary = platform.ingestions.summaryOf(runId)
    if (run?.state === 'running' && platform.room.isFull)
      throw new OperatorError('El disco está lleno: la carga se detuvo. Continúa sola cuando haya espacio.')
    if (run?.state === 'completed') {
      await platform.catchUpIndex()
      return { ...(summary ?? run.counts), runId }
    }
    const progress = platform.ingestions.progressOf(runId)
    if (progress !== null) {
      const { done, total, rate, etaMs, counts } = progress
      report({ done, total, perSecond: rate, etaMs, counts: { ...counts } })
    }
    await setTimeout(pollMs, undefined, { signal })
  }
}
