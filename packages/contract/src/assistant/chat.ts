import { baseIdSchema, baseIds, collectionIdSchema, collectionIds, maxChatMessage, maxChatRulings } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema } from '../rulings/rulings.ts'
import { filtersSchema } from '../search/search.ts'
import { answerQuotationSchema, answerRulingSchema, answerSchema, answerSentenceSchema, documentAnswerSchema } from './answers.ts'

export const chatTag = 'Asistente'

export const chatAnswerSchema = answerSchema.extend({
  sessionId: z.uuid(),
  mensajeId: z.uuid(),
  /** Name of the conversation. */
  nombre: z.string(),
  /** Null where the conversation has no document. */
  documento: documentAnswerSchema.nullable(),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

/** Events of an answer that is written while it is read. */
export const chatEventSchemas = {
  /** Something was looked up. */
  step: z.object({ herramienta: z.string(), texto: z.string() }),
  /** A ruling was read. */
  source: answerRulingSchema,
  /** A sentence, with the quotations that it is the first to name. */
  delta: z.object({ oracion: answerSentenceSchema, citas: z.array(answerQuotationSchema) }),
  /** No answer; nothing follows. */
  error: z.object({ error: z.string(), code: z.string(), requestId: z.string() }),
  /** The whole answer; nothing follows. */
  done: chatAnswerSchema,
} as const
export type ChatEventName = keyof typeof chatEventSchemas

export const chatEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/chat',
  tag: chatTag,
  rulingContent: 'text',
  summary:
    'Responde una pregunta con citas textuales de sentencias; con `Accept: text/event-stream`, mientras se escribe (step, source, delta, error, done)',
  access: 'user',
  body: z.strictObject({
    message: requiredText(maxChatMessage, 'escriba su pregunta'),
    /** Conversation that goes on; a new one without it. */
    sessionId: z.uuid({ error: 'la conversación no es válida' }).optional(),
    /** Chosen by the caller: the same id is answered and counted once. */
    mensajeId: z.uuid({ error: 'el identificador del mensaje no es válido' }).optional(),
    /** Message that this one takes the place of, with all that follow it. */
    reemplaza: z.uuid({ error: 'el mensaje no es válido' }).optional(),
    /** Answers from these rulings alone. */
    docIds: z
      .array(docIdSchema)
      .min(1)
      .max(maxChatRulings, { error: `use como máximo ${maxChatRulings} sentencias` })
      .optional(),
    /** The search within which it answers. A message that says no part of it keeps that of the one before. */
    filtros: filtersSchema.optional(),
    bases: z.array(baseIdSchema).max(baseIds.length).optional(),
    colecciones: z.array(collectionIdSchema).max(collectionIds.length).optional(),
    /** Quotations alone: no language model is asked, and nothing leaves the machine. */
    soloCitas: z.boolean().optional(),
    /**
     * Lets the language model see what the document of the conversation says of the question, without personal data, to plan the search. The
     * messages that follow keep it while the conversation has that document; without it nothing of a document is sent.
     */
    documentoAlModelo: z.boolean().optional(),
  }),
  events: chatEventSchemas,
  data: chatAnswerSchema,
  errors: [
    'petition.blocked',
    'chat.busy',
    'chat.in_progress',
    'conversation.not_found',
    'conversation.message_not_found',
    'conversation.too_many',
    'conversation.full',
  ],
})
