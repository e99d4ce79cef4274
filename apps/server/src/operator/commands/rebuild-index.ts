import { z } from 'zod'
import { defineCommand } from '../define-command.ts'
import { createProgressMeter } from './progress-meter.ts'

/** Rebuilds the index of rulings, then that of norms, from the database while the old ones are searched, then replaces them. */
export const rebuildIndexCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform, report, signal }) => {
    const since = performance.now()
    const applied = await platform.index.rebuild({ onProgress: createProgressMeter(report), signal })
    const norms = await platform.norms.rebuild({ signal })
    return { applied, norms, ms: Math.round(performance.now() - since) }
  },
})
