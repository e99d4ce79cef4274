import { filtersSchema } from '@basejuris/contract'
import type { ConversationRow, GeneratedSentenceRow, MessageRow } from '@basejuris/database'
import { collectionIdSchema } from '@basejuris/domain'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { type GeneratedSentence, type StoredAnswer, storedAnswerSchema } from '../answers/stored-answer.ts'

/** What a message asks, and what it was limited to. */
const questionSchema = z.object({
  pregunta: z.string(),
  /** With what it takes from the messages before it. */
  entendida: z.string(),
  docIds: z.array(z.string()).optional(),
  filtros: filtersSchema.optional(),
  /** Undefined for all. */
  colecciones: z.array(collectionIdSchema).min(1).optional(),
  /** Without the configured language model. */
  soloCitas: z.boolean().optional(),
  /** Document of the conversation whose words on the question the model may see; the consent ends with it. */
  documentoAlModelo: z.uuid().optional(),
})
export type AskedMessage = z.infer<typeof questionSchema>

type Cipher = Pick<Services, 'textCipher'>

const nameContext = (id: string): string => `conversations.sealed:${id}`
const questionContext = (id: string): string => `conversation_messages.sealed:${id}`
const answerContext = (id: string): string => `conversation_messages.answer:${id}`
const commentContext = (id: string): string => `conversation_messages.comment:${id}`
const generatedContext = (messageId: string, position: number): string => `generated_sentences.sealed:${messageId}:${position}`

export function encryptName({ textCipher }: Cipher, id: string, name: string): string {
  return textCipher.encrypt(nameContext(id), name)
}

export function decryptName({ textCipher }: Cipher, { id, sealed }: Pick<ConversationRow, 'id' | 'sealed'>): string {
  return textCipher.decrypt(nameContext(id), sealed)
}

export function encryptQuestion({ textCipher }: Cipher, id: string, asked: AskedMessage): string {
  return textCipher.encrypt(questionContext(id), JSON.stringify(asked))
}

export function decryptQuestion({ textCipher }: Cipher, { id, sealed }: Pick<MessageRow, 'id' | 'sealed'>): AskedMessage {
  return questionSchema.parse(JSON.parse(textCipher.decrypt(questionContext(id), sealed)))
}

export function encryptAnswer({ textCipher }: Cipher, id: string, answer: StoredAnswer): string {
  return textCipher.encrypt(answerContext(id), JSON.stringify(answer))
}

/** Null where there is no answer. */
export function decryptAnswer({ textCipher }: Cipher, { id, answer }: Pick<MessageRow, 'id' | 'answer'>): StoredAnswer | null {
  return answer === null ? null : storedAnswerSchema.parse(JSON.parse(textCipher.decrypt(answerContext(id), answer)))
}

export function encryptComment({ textCipher }: Cipher, id: string, comment: string): string {
  return textCipher.encrypt(commentContext(id), comment)
}

/** Null where nothing was reported. */
export function decryptComment({ textCipher }: Cipher, { id, comment }: Pick<MessageRow, 'id' | 'comment'>): string | null {
  return comment === null ? null : textCipher.decrypt(commentContext(id), comment)
}

export function toGeneratedRow(
  { textCipher }: Cipher,
  { id: messageId, userId }: Pick<MessageRow, 'id' | 'userId'>,
  { position, docId, texts }: GeneratedSentence,
): GeneratedSentenceRow {
  return { messageId, position, docId, userId, sealed: textCipher.encrypt(generatedContext(messageId, position), JSON.stringify(texts)) }
}

export function readGeneratedRow({ textCipher }: Cipher, { messageId, position, docId, sealed }: GeneratedSentenceRow): GeneratedSentence {
  return {
    position,
    docId,
    texts: z.array(z.string()).parse(JSON.parse(textCipher.decrypt(generatedContext(messageId, position), sealed))),
  }
}
