import { CapabilityMissing } from '@basejuris/ingestion'
import type { VerifyOptions } from '@basejuris/search'
import { z } from 'zod'
import { searchEngine } from '../../composition/open-search.ts'
import { defineCommand } from '../define-command.ts'
import type { CommandProgress } from '../socket-messages.ts'
import { createProgressMeter } from './progress-meter.ts'

const bytesInReport = 1000

/** Reads the whole index and compares every checksum; changes nothing. Progress is in kilobytes. */
export const verifyIndexCommand = defineCommand({
  request: z.object({}),
  run: (_args, { platform, report, signal }) => platform.index.verify(options(report, signal)),
  // Opening the product would discard a damaged index and rebuild it.
  runStopped: async (_args, { config, report, signal }) => {
    const { verifyStored } = searchEngine(config)
    if (verifyStored === undefined) throw new CapabilityMissing('verify')
    return verifyStored(options(report, signal))
  },
})

const options = (report: (progress: CommandProgress) => void, signal: AbortSignal): VerifyOptions => {
  const measured = createProgressMeter(report)
  return { signal, onProgress: (done, total) => measured(Math.round(done / bytesInReport), Math.round(total / bytesInReport)) }
}
