import { z } from 'zod'
import { chatTag } from '../assistant/chat.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportLineSchema, exportMediaTypes } from './exports.ts'

export const conversationFormats = ['docx', 'pdf'] as const

export const exportConversationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/conversations/:sessionId/export',
  tag: chatTag,
  rulingContent: 'text',
  summary: 'Entrega una conversación, o una de sus respuestas, en DOCX o PDF, con sus citas y cómo se buscó',
  access: 'user',
  params: z.object({ sessionId: z.uuid({ error: 'el identificador no es válido' }) }),
  body: z.strictObject({
    formato: z.enum(conversationFormats),
    /** Only this message. */
    mensajeId: z.uuid({ error: 'el mensaje no es válido' }).optional(),
  }),
  data: exportLineSchema,
  file: conversationFormats.map((format) => exportMediaTypes[format]),
  errors: ['conversation.not_found', 'conversation.message_not_found', 'export.empty', 'export.busy'],
})
