import { z } from 'zod'
import { researchTag } from '../assistant/research.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { conversationFormats } from './export-conversation.ts'
import { exportLineSchema, exportMediaTypes } from './exports.ts'

export const exportResearchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/multiagent/async/export/:id',
  tag: researchTag,
  rulingContent: 'text',
  summary: 'Entrega el resultado de una investigación en DOCX o PDF, con su método',
  access: 'user',
  params: z.object({ id: z.uuid({ error: 'el identificador no es válido' }) }),
  body: z.strictObject({ formato: z.enum(conversationFormats) }),
  data: exportLineSchema,
  file: conversationFormats.map((format) => exportMediaTypes[format]),
  errors: ['research.not_found', 'research.unfinished', 'export.busy'],
})
