import { z } from 'zod'
import { defineCommand } from '../define-command.ts'
import { createProgressMeter } from './progress-meter.ts'

/** Builds the index anew from the database while the old one is searched, then puts it in its place. */
export const rebuildIndexCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform, report, signal }) => {
    const since = performance.now()
    const applied = await platform.index.rebuild({ onProgress: createProgressMeter(report), signal })
    return { applied, ms: Math.round(performance.now() - since) }
  },
})
