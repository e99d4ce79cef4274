import { normSources } from '@basejuris/domain'
import { z } from 'zod'
import { importNorms } from '../../modules/norms/import-norms.ts'
import { defineCommand } from '../define-command.ts'
import { createProgressMeter } from './progress-meter.ts'

/** Formats of `norms import`. */
export const normFormats = ['auto', ...normSources] as const

/** Imports norms from a file or folder. Interrupted, it goes on where it was when it is run again. */
export const importNormsCommand = defineCommand({
  request: z.object({ format: z.enum(normFormats), path: z.string().min(1).max(4096) }),
  run: (request, { platform, report, signal }) =>
    importNorms(platform.services, { ...request, report: createProgressMeter(report), signal }),
})
