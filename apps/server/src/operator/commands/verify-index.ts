import { CapabilityMissing } from '@basejuris/ingestion'
import type { IndexEngine, VerifyOptions, VerifyResult } from '@basejuris/search'
import { z } from 'zod'
import { normEngine, searchEngine } from '../../composition/open-search.ts'
import { defineCommand } from '../define-command.ts'
import type { CommandProgress } from '../socket-messages.ts'
import { createProgressMeter } from './progress-meter.ts'

const bytesInReport = 1000

/** Reads the whole index and compares every checksum; changes nothing. Progress is in kilobytes. */
export const verifyIndexCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform, report, signal }) =>
    together(await platform.index.verify(options(report, signal)), await platform.norms.verify(options(report, signal))),
  // Opening the product would discard a damaged index and rebuild it.
  runStopped: async (_args, { config, report, signal }) => {
    const verify = ({ verifyStored }: Pick<IndexEngine, 'verifyStored'>): Promise<VerifyResult> => {
      if (verifyStored === undefined) throw new CapabilityMissing('verify')
      return verifyStored(options(report, signal))
    }
    return together(await verify(searchEngine(config)), await verify(normEngine(config)))
  },
})

/** The index of rulings with that of norms; the sequence is of the first. */
const together = (rulings: VerifyResult, norms: VerifyResult): VerifyResult => ({
  sequence: rulings.sequence,
  files: rulings.files + norms.files,
  bytes: rulings.bytes + norms.bytes,
  problems: [...rulings.problems, ...norms.problems],
})

const options = (report: (progress: CommandProgress) => void, signal: AbortSignal): VerifyOptions => {
  const measured = createProgressMeter(report)
  return { signal, onProgress: (done, total) => measured(Math.round(done / bytesInReport), Math.round(total / bytesInReport)) }
}
