import { maxConversationName, maxShareDays } from '@basejuris/domain'
import { z } from 'zod'
import { listQuerySchema, pageFields, pagingFields } from '../fields/paging.ts'
import { exactText, privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { answerSchema, documentAnswerSchema } from './answers.ts'
import { chatTag } from './chat.ts'
import { conversationDocumentSchema } from './conversation-documents.ts'

/** Page that shows a shared conversation. Its code is in `codigo`. */
export const sharedChatPage = '/chat/compartida'

const sessionParams = z.object({ sessionId: z.uuid({ error: 'el identificador no es válido' }) })

/** What became of a message: it waits, was answered, its reader stopped it, or we failed. */
export const messageStateSchema = z.enum(['pendiente', 'respondido', 'detenido', 'fallido'])
export const ratingSchema = z.enum(['util', 'no_util'])

export const conversationSchema = z.object({
  sessionId: z.uuid(),
  nombre: z.string(),
  mensajes: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Where the searched words stand; empty unless words were searched and stand outside the name. */
  coincidencia: z.string(),
})
export type Conversation = z.infer<typeof conversationSchema>

export const chatMessageSchema = z.object({
  mensajeId: z.uuid(),
  pregunta: z.string(),
  estado: messageStateSchema,
  /** Null unless it was answered. */
  respuesta: answerSchema.nullable(),
  /** Null where the conversation had no document then. */
  documento: documentAnswerSchema.nullable(),
  valoracion: ratingSchema.nullable(),
  /** Whether it asked for quotations alone. */
  soloCitas: z.boolean(),
  /** Whether the language model was let to see what the document says of it. */
  documentoAlModelo: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

const shareSchema = z.object({ hasta: z.iso.datetime() })

export const conversationsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/conversations',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Conversaciones del usuario, la última usada primero; con q, las que tienen esas palabras',
  access: 'user',
  query: z.object({ ...pagingFields, q: listQuerySchema.default('') }),
  data: z.object({ conversaciones: z.array(conversationSchema), ...pageFields }),
})

export const conversationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/conversations/:sessionId',
  tag: chatTag,
  rulingContent: 'text',
  summary: 'Una conversación con sus mensajes, en orden',
  access: 'user',
  params: sessionParams,
  data: z.object({
    conversacion: conversationSchema,
    mensajes: z.array(chatMessageSchema),
    /** Null unless a link is open. */
    compartida: shareSchema.nullable(),
    documento: conversationDocumentSchema.nullable(),
  }),
  errors: ['conversation.not_found'],
})

export const renameConversationEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/conversations/:sessionId',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Cambia el nombre de una conversación',
  access: 'user',
  params: sessionParams,
  body: z.strictObject({ nombre: requiredText(maxConversationName, 'escriba un nombre') }),
  data: conversationSchema,
  errors: ['conversation.not_found'],
})

export const deleteConversationEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/conversations/:sessionId',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Borra una conversación, sus mensajes, su documento y su enlace',
  access: 'user',
  params: sessionParams,
  data: z.object({ sessionId: z.uuid(), borrada: z.literal(true) }),
  errors: ['conversation.not_found'],
})

export const deleteConversationsEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/conversations',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Borra todas las conversaciones del usuario',
  access: 'user',
  data: z.object({ borradas: z.int() }),
})

export const rateMessageEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/conversations/:sessionId/feedback',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Valora una respuesta, o informa un error en ella',
  access: 'user',
  params: sessionParams,
  body: z.strictObject({
    mensajeId: z.uuid({ error: 'el mensaje no es válido' }),
    /** Null takes the rating back. */
    valoracion: ratingSchema.nullable(),
    /** What is wrong, in the user's words. */
    comentario: privateText(2000).default(''),
    /** With a comment: support may read the question and which rulings were quoted. */
    conPregunta: z.boolean().default(false),
  }),
  data: z.object({ mensajeId: z.uuid(), valoracion: ratingSchema.nullable() }),
  errors: ['conversation.not_found', 'conversation.message_not_found'],
})

export const shareConversationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/conversations/:sessionId/share',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Abre un enlace de solo lectura a una conversación; el anterior deja de servir',
  access: 'user',
  params: sessionParams,
  body: z.strictObject({
    dias: z
      .int({ error: 'indique un número de días' })
      .min(1, { error: 'mínimo 1 día' })
      .max(maxShareDays, { error: `máximo ${maxShareDays} días` })
      .default(maxShareDays),
  }),
  data: shareSchema.extend({
    /** Page that shows it. Its code is answered this once. */
    url: z.string(),
  }),
  errors: ['conversation.not_found', 'auth.email_unverified'],
})

export const unshareConversationEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/conversations/:sessionId/share',
  tag: chatTag,
  rulingContent: 'none',
  summary: 'Cierra el enlace de una conversación',
  access: 'user',
  params: sessionParams,
  data: z.object({ sessionId: z.uuid(), cerrado: z.literal(true) }),
  errors: ['conversation.not_found'],
})

export const sharedConversationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/shared-conversations/:codigo',
  tag: chatTag,
  rulingContent: 'text',
  summary: 'Una conversación compartida, con lo que quien la lee puede leer',
  access: 'user',
  params: z.object({ codigo: exactText(100).min(1) }),
  data: z.object({
    nombre: z.string(),
    hasta: z.iso.datetime(),
    mensajes: z.array(chatMessageSchema.omit({ documento: true, valoracion: true, soloCitas: true, documentoAlModelo: true })),
  }),
  errors: ['conversation.not_shared'],
  rateLimit: { max: 60, minutes: 10 },
})
