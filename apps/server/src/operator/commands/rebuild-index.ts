import { z } from 'zod'
import { defineCommand } from '../define-command.ts'
import { createProgressMeter } from './progress-meter.ts'

/** Rebuilds the index from the database while the old one is searched, then replaces it. */
export const rebuildIndexCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform, report, signal }) => {
    const since = performance.now()
    const applied = await platform.index.rebuild({ onProgress: createProgressMeter(report), signal })
    return { applied, ms: Math.round(performance.now() - since) }
  },
})
