import { maxDocumentName } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { documentErrors, maxUploadBodyBytes, uploadedFileSchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { chatTag } from './chat.ts'

/** The document of a conversation. */
export const conversationDocumentSchema = z.object({
  /** Of its file. */
  nombre: z.string(),
  formato: z.enum(['docx', 'pdf', 'txt']),
  /** Null where the format has none. */
  paginas: z.int().nullable(),
  /** Pages without text, as scanned ones: nothing of them is searched. */
  paginasSinTexto: z.array(z.int()),
  createdAt: z.iso.datetime(),
})
export type ConversationDocument = z.infer<typeof conversationDocumentSchema>

export const attachDocumentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/conversation-documents',
  tag: chatTag,
  rulingContent: 'none',
  summary:
    'Adjunta un PDF, DOCX o archivo de texto a una conversación, o empieza una con él; ocupa el lugar del que tenía. Se busca solo en esa conversación, se guarda cifrado y se borra con ella',
  access: 'user',
  maxBodyBytes: maxUploadBodyBytes,
  body: z.strictObject({
    archivo: uploadedFileSchema,
    nombre: requiredText(maxDocumentName, 'indique el nombre del archivo'),
    /** A new conversation, named after the file, without it. */
    sessionId: z.uuid({ error: 'la conversación no es válida' }).optional(),
  }),
  data: z.object({
    sessionId: z.uuid(),
    /** Of the conversation. */
    nombre: z.string(),
    documento: conversationDocumentSchema,
  }),
  errors: ['conversation.not_found', 'conversation.too_many', 'conversation.too_many_documents', 'check.busy', ...documentErrors],
  rateLimit: { max: 30, minutes: 10 },
})

export const removeDocumentEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/conversations/:sessionId/document',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Quita el documento de una conversación; lo que se citó de él deja de mostrarse',
  access: 'user',
  params: z.object({ sessionId: z.uuid({ error: 'el identificador no es válido' }) }),
  data: z.object({ sessionId: z.uuid(), quitado: z.literal(true) }),
  errors: ['conversation.not_found'],
})
