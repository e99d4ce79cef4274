import { normSources } from '@basejuris/domain'
import { openBcnService } from '@basejuris/norms'
import { z } from 'zod'
import { fetchNorms } from '../../modules/norms/fetch-norms.ts'
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

const idNorma = z.number().int().min(1).max(2_147_483_647)
const selectionSchema = z.union([
  z.strictObject({ ids: z.array(idNorma).min(1).max(100_000) }),
  z.strictObject({ list: z.string().min(1).max(4096) }),
  z.strictObject({ category: z.number().int().min(1).max(1_000_000) }),
])

/** Fetches the latest text of norms from the public XML service, one request a second. */
export const fetchNormsCommand = defineCommand({
  request: z.object({ selection: selectionSchema, again: z.boolean().default(false), serviceUrl: z.url() }),
  run: ({ selection, again, serviceUrl }, { platform: { services }, report, signal }) => {
    const userAgent = `BaseJuris (carga de normas; ${services.site.supportEmail})`
    const service = openBcnService({ baseUrl: serviceUrl, userAgent })
    return fetchNorms(services, service, { selection, again, report: createProgressMeter(report), signal })
  },
})
