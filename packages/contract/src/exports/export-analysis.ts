import { z } from 'zod'
import { analysisParams, analysisTag } from '../analysis/analysis.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportLineSchema, exportMediaTypes } from './exports.ts'

export const analysisFormats = ['xlsx', 'docx'] as const

export const exportAnalysisEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/analysis/:id/export',
  tag: analysisTag,
  rulingContent: 'text',
  summary: 'Entrega un análisis en XLSX (tabla, citas y cifras) o DOCX',
  access: 'user',
  params: analysisParams,
  body: z.strictObject({ formato: z.enum(analysisFormats, { error: `valores permitidos: ${analysisFormats.join(', ')}` }) }),
  data: exportLineSchema,
  file: analysisFormats.map((format) => exportMediaTypes[format]),
  errors: ['analysis.not_found', 'export.busy'],
})
