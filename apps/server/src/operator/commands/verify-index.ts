import { join } from 'node:path'
import { type VerifyOptions, type VerifyResult, verifyIndex } from '@basejuris/search'
import { z } from 'zod'
import { defineCommand } from '../define-command.ts'
import type { CommandProgress } from '../socket-messages.ts'
import { createProgressMeter } from './progress-meter.ts'

const bytesInReport = 1000

/** Reads the whole index and compares every checksum; changes nothing. Progress is in kilobytes. */
export const verifyIndexCommand = defineCommand({
  request: z.object({}),
  run: (_args, { platform, report, signal }) => platform.index.verify(options(report, signal)),
  // Opening the product would throw a damaged index away and build it anew.
  runStopped: (_args, { config, report, signal }): Promise<VerifyResult> =>
    verifyIndex(join(config.dataDir, 'index'), options(report, signal)),
})

const options = (report: (progress: CommandProgress) => void, signal: AbortSignal): VerifyOptions => {
  const measured = createProgressMeter(report)
  return { signal, onProgress: (done, total) => measured(Math.round(done / bytesInReport), Math.round(total / bytesInReport)) }
}
