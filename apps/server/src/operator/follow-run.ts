import { setTimeout } from 'node:timers/promises'
import { findIngestRun } from '@basejuris/database'
import { OperatorError } from '../errors/operator-error.ts'
import type { CommandContext } from './define-command.ts'

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

/** Follows a run to its end and until the index has followed it; leaving does not stop it. */
export async function followRun(runId: string, { platform, report, signal }: CommandContext): Promise<Record<string, unknown>> {
  while (true) {
    const run = await findIngestRun(platform.services.db, runId)
    if (run?.state === 'cancelled') throw new OperatorError('La carga fue reemplazada por otra del mismo contenido, más nueva.')
    if (run?.state === 'failed') throw new OperatorError(run.error ?? 'La carga falló.')
    const summary = platform.ingestions.summaryOf(runId)
    if (run?.state === 'completed') {
      await platform.catchUpIndex()
      return { ...(summary ?? run.counts), runId }
    }
    const progress = platform.ingestions.progressOf(runId)
    if (progress !== null) {
      const { done, total, unit, rate, etaMs, counts } = progress
      report({ done, total, unit, perSecond: rate, etaMs, counts } satisfies IngestReport)
    }
    await setTimeout(pollMs, undefined, { signal })
  }
}
