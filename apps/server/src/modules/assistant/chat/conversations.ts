import type { ChatMessage, Conversation, conversationEndpoint, conversationsEndpoint, DataOf } from '@basejuris/contract'
import {
  type ConversationRow,
  changeConversation,
  deleteConversation,
  findConversation,
  findConversationDocument,
  type ListedConversation,
  listConversations,
  listGeneratedSentences,
  listMessages,
  listQuestions,
  type MessageRow,
} from '@basejuris/database'
import { type Actor, maxConversations, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { presentAnswer, readCitedRulings } from '../answers/present-answer.ts'
import { documentShower } from '../documents/ask-document.ts'
import { presentDocument } from '../documents/document-content.ts'
import { settleAbandoned } from './accept-message.ts'
import { decryptAnswer, decryptName, decryptQuestion, encryptName, readGeneratedRow } from './message-content.ts'

/** Characters shown around the words that were searched. */
const excerptReach = 60

interface ListConversations {
  readonly q: string
  readonly page: number
  readonly size: number
  readonly at: Date
}

/** Conversations of a user; with words, those whose name or questions have all of them. */
export async function listOwnConversations(
  services: Services,
  { userId }: UserActor,
  { q, page, size, at }: ListConversations,
): Promise<DataOf<typeof conversationsEndpoint>> {
  await services.db.transaction((tx) => settleAbandoned(tx, userId, at))
  const rows = await listConversations(services.db, userId)
  const words = foldText(q).match(/[\p{L}\d]+/gu) ?? []
  const found = words.length === 0 ? rows.map((row) => presentConversation(services, row)) : await withWords(services, userId, rows, words)
  const first = (page - 1) * size
  return { conversaciones: found.slice(first, first + size), total: found.length, pagina: page, tamano: size, maximo: maxConversations }
}

async function withWords(
  services: Services,
  userId: string,
  rows: readonly ListedConversation[],
  words: readonly string[],
): Promise<Conversation[]> {
  const questions = Map.groupBy(await listQuestions(services.db, userId), ({ conversationId }) => conversationId)
  return rows.flatMap((row) => {
    const conversation = presentConversation(services, row)
    const asked = (questions.get(row.id) ?? []).map((question) => decryptQuestion(services, question).pregunta)
    const folded = [conversation.nombre, ...asked].map((text) => foldText(text))
    if (!words.every((word) => folded.some((text) => text.includes(word)))) return []
    const at = folded.findIndex((text) => text.includes(words[0] ?? ''))
    return [{ ...conversation, coincidencia: at <= 0 ? '' : excerptOf(asked[at - 1] ?? '', words[0] ?? '') }]
  })
}

function excerptOf(text: string, word: string): string {
  const line = text.replace(/\s+/gu, ' ')
  const at = Math.max(0, foldText(line).indexOf(word))
  const [from, to] = [Math.max(0, at - excerptReach), Math.min(line.length, at + word.length + excerptReach)]
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`
}

function presentConversation(services: Pick<Services, 'textCipher'>, row: ConversationRow & { readonly messages: number }): Conversation {
  return {
    sessionId: row.id,
    nombre: decryptName(services, row),
    mensajes: row.messages,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    coincidencia: '',
  }
}

/** A conversation of the user, with its messages. */
export async function viewConversation(
  services: Services,
  actor: UserActor,
  { sessionId, at }: { readonly sessionId: string; readonly at: Date },
): Promise<DataOf<typeof conversationEndpoint>> {
  await services.db.transaction((tx) => settleAbandoned(tx, actor.userId, at))
  const row = await ownConversation(services, actor, sessionId)
  const [messages, document] = await Promise.all([
    listMessages(services.db, row.id),
    findConversationDocument(services.db, { userId: actor.userId, conversationId: row.id }),
  ])
  const isShared = row.sharedUntil !== null && row.sharedUntil > at
  return {
    conversacion: presentConversation(services, { ...row, messages: messages.length }),
    mensajes: await presentOwnMessages(services, actor, messages),
    compartida: isShared && row.sharedUntil !== null ? { hasta: row.sharedUntil.toISOString() } : null,
    documento: document === null ? null : presentDocument(services, document),
  }
}

/** Messages of a conversation as its owner may see them today, with what its document says. */
export async function presentOwnMessages(services: Services, owner: UserActor, messages: readonly MessageRow[]): Promise<ChatMessage[]> {
  const [first] = messages
  if (first === undefined) return []
  const quoted = new Map(messages.map((message) => [message.id, decryptAnswer(services, message)?.documento]))
  const [shown, showDocument] = await Promise.all([
    presentMessages(services, owner, messages),
    documentShower(services, first, [...quoted.values()]),
  ])
  return shown.map((message) => ({ ...message, documento: showDocument(quoted.get(message.mensajeId)) }))
}

/** Messages as a reader may see their answers today, without the document of the conversation. */
export async function presentMessages(services: Services, reader: Actor, messages: readonly MessageRow[]): Promise<ChatMessage[]> {
  const answers = new Map(messages.map((message) => [message.id, decryptAnswer(services, message)]))
  const known = [...answers.values()].flatMap((answer) => (answer === null ? [] : [answer]))
  const [rulings, rows] = await Promise.all([
    readCitedRulings(services, reader, known),
    listGeneratedSentences(
      services.db,
      messages.map(({ id }) => id),
    ),
  ])
  const generated = Map.groupBy(rows, ({ messageId }) => messageId)
  return messages.map((message) => {
    const answer = answers.get(message.id) ?? null
    const { pregunta, soloCitas = false, documentoAlModelo } = decryptQuestion(services, message)
    const own = (generated.get(message.id) ?? []).map((row) => readGeneratedRow(services, row))
    return {
      mensajeId: message.id,
      pregunta,
      estado: message.state,
      respuesta: answer === null ? null : presentAnswer(services, answer, own, rulings),
      documento: null,
      valoracion: message.rating,
      soloCitas,
      documentoAlModelo: documentoAlModelo !== undefined,
      createdAt: message.createdAt.toISOString(),
    }
  })
}

/** The conversation of the user; any other, known or not, is `conversation.not_found`. */
export async function ownConversation({ db }: Pick<Services, 'db'>, { userId }: UserActor, id: string): Promise<ConversationRow> {
  const row = await findConversation(db, { userId, id })
  if (row === null) throw new ServiceError('conversation.not_found')
  return row
}

export async function renameConversation(
  services: Services,
  actor: UserActor,
  { sessionId, nombre }: { readonly sessionId: string; readonly nombre: string },
): Promise<Conversation> {
  const sealed = encryptName(services, sessionId, nombre)
  if (!(await changeConversation(services.db, { userId: actor.userId, id: sessionId }, { sealed })))
    throw new ServiceError('conversation.not_found')
  const row = await ownConversation(services, actor, sessionId)
  return presentConversation(services, { ...row, messages: (await listMessages(services.db, row.id)).length })
}

export async function eraseConversation({ db }: Pick<Services, 'db'>, { userId }: UserActor, id: string): Promise<void> {
  if (!(await deleteConversation(db, { userId, id }))) throw new ServiceError('conversation.not_found')
}
