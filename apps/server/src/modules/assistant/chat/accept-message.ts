import { randomUUID } from 'node:crypto'
import { type GoesOn, isCourtesy, readNarrowing, withContext } from '@basejuris/assistant'
import type { Filters } from '@basejuris/contract'
import {
  addConversation,
  addMessage,
  type ConversationDocumentFacts,
  type ConversationRow,
  changeConversation,
  deleteMessagesFrom,
  failAbandonedMessages,
  findConversationDocument,
  findMessage,
  listMessages,
  lockConversation,
  type MessageRow,
  returnPetitions,
  type Transaction,
} from '@basejuris/database'
import {
  type BaseId,
  type CollectionId,
  getBase,
  maxConversationMessages,
  maxConversationName,
  maxConversations,
  type UserActor,
} from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { petitionSpender } from '../../billing/spend-petition.ts'
import { presentDocument } from '../documents/document-content.ts'
import type { NarrowedMessage } from './answer-narrowed.ts'
import { type AskedMessage, decryptAnswer, decryptName, decryptQuestion, encryptName, encryptQuestion } from './message-content.ts'

type AcceptServices = Pick<Services, 'db' | 'textCipher' | 'flags' | 'payments'>

export interface SentMessage {
  readonly message: string
  readonly sessionId?: string | undefined
  /** The same id is accepted once. */
  readonly mensajeId?: string | undefined
  readonly reemplaza?: string | undefined
  readonly docIds?: readonly string[] | undefined
  readonly filtros?: Filters | undefined
  readonly bases?: readonly BaseId[] | undefined
  readonly colecciones?: readonly CollectionId[] | undefined
  readonly soloCitas?: boolean | undefined
  readonly documentoAlModelo?: boolean | undefined
}

export interface AcceptedMessage {
  readonly message: MessageRow
  readonly asked: AskedMessage
  /** Where it goes on from the messages before it. */
  readonly goesOn?: GoesOn
  /** Where it only narrows the answer before it. */
  readonly narrowed?: NarrowedMessage
}

/** Milliseconds after which the process that answered a message is surely gone. */
const abandonedAfterMs = 5 * 60_000

/** Ends messages whose process was killed, and gives back what was counted for them. */
export async function settleAbandoned(tx: Transaction, userId: string, at: Date): Promise<void> {
  const petitions = await failAbandonedMessages(tx, { userId, before: new Date(at.getTime() - abandonedAfterMs) })
  await returnPetitions(tx, { userId, petitions })
}

/**
 * Stores a message and counts it, in one transaction. One that was answered under the same id is answered as it is; one that failed or was
 * stopped is asked again. The same question to other rulings takes no petition.
 */
export async function acceptMessage(services: AcceptServices, actor: UserActor, sent: SentMessage, at: Date): Promise<AcceptedMessage> {
  const spend = await petitionSpender(services, actor)
  return services.db.transaction(async (tx) => {
    await settleAbandoned(tx, actor.userId, at)
    const known = sent.mensajeId === undefined ? null : await findMessage(tx, { userId: actor.userId, id: sent.mensajeId })
    if (known?.state === 'respondido') return { message: known, asked: decryptQuestion(services, known) }
    const conversationId = known?.conversationId ?? sent.sessionId
    if (conversationId === undefined && sent.reemplaza !== undefined) throw new ServiceError('conversation.message_not_found')
    const conversation = await openConversation(services, tx, actor, { name: sent.message, conversationId, at })
    const messages = await listMessages(tx, conversation.id)
    if (messages.some(({ state }) => state === 'pendiente')) throw new ServiceError('chat.in_progress')
    const replaced = findReplaced(messages, known?.id ?? sent.reemplaza)
    const before = replaced === null ? messages : messages.filter(({ position }) => position < replaced.position)
    if (before.length >= maxConversationMessages) throw new ServiceError('conversation.full')
    const own = { userId: actor.userId, id: conversation.id }
    const isFirstOfKnown = before.length === 0 && conversationId !== undefined
    const earlier = earlierQuestions(services, before, replaced)
    const document =
      isFirstOfKnown || mayShowDocument(sent, earlier)
        ? await findConversationDocument(tx, { userId: own.userId, conversationId: own.id })
        : null
    const asked = askedMessage(sent, earlier, document?.id ?? null)
    const isFree =
      replaced?.state === 'respondido' &&
      decryptQuestion(services, replaced).pregunta === asked.pregunta &&
      !isSameScope(services, replaced, asked)
    if (replaced !== null) await deleteMessagesFrom(tx, replaced)
    const id = sent.mensajeId ?? randomUUID()
    const message: MessageRow = {
      id,
      conversationId: conversation.id,
      userId: actor.userId,
      position: (before.at(-1)?.position ?? 0) + 1,
      state: 'pendiente',
      sealed: encryptQuestion(services, id, asked),
      answer: null,
      rating: null,
      comment: null,
      sharesQuestion: false,
      reportedAt: null,
      isCounted: isFree ? false : await spend(tx, at),
      createdAt: at,
    }
    if (!(await addMessage(tx, message))) throw new ServiceError('chat.in_progress')
    const sealed = isFirstOfKnown && isNamedAfter(services, conversation, { document, replaced }) ? namedAfter(services, own.id, sent) : {}
    await changeConversation(tx, own, { updatedAt: at, ...sealed })
    return { message, asked, ...goingOn(services, asked, before), ...narrowedOf(services, asked, before) }
  })
}

const namedAfter = (services: Pick<Services, 'textCipher'>, id: string, { message }: SentMessage) => ({
  sealed: encryptName(services, id, nameOf(message)),
})

interface NamingSource {
  readonly document: ConversationDocumentFacts | null
  /** The first message, where another one takes its place. */
  readonly replaced: MessageRow | null
}

/** Whether a conversation bears the name of what began it, a question or a document, and none that its user gave. */
function isNamedAfter(
  services: Pick<Services, 'textCipher'>,
  conversation: ConversationRow,
  { document, replaced }: NamingSource,
): boolean {
  const began = [
    ...(document === null ? [] : [presentDocument(services, document).nombre]),
    ...(replaced === null ? [] : [decryptQuestion(services, replaced).pregunta]),
  ]
  const name = decryptName(services, conversation)
  return began.some((text) => nameOf(text) === name)
}

interface OpenedFor {
  /** Of a new one; it is cut where it is too long. */
  readonly name: string
  /** Undefined for a new one. */
  readonly conversationId: string | undefined
  readonly at: Date
}

/** A conversation of the user, locked, or a new one. */
export async function openConversation(
  services: Pick<Services, 'textCipher'>,
  tx: Transaction,
  { userId }: UserActor,
  { name, conversationId, at }: OpenedFor,
): Promise<ConversationRow> {
  if (conversationId !== undefined) {
    const conversation = await lockConversation(tx, { userId, id: conversationId })
    if (conversation === null) throw new ServiceError('conversation.not_found')
    return conversation
  }
  const id = randomUUID()
  const sealed = encryptName(services, id, nameOf(name))
  const conversation: ConversationRow = { id, userId, sealed, shareHash: null, sharedUntil: null, createdAt: at, updatedAt: at }
  if (!(await addConversation(tx, conversation, maxConversations))) throw new ServiceError('conversation.too_many')
  return conversation
}

/** A text in one line, cut at a word. */
function nameOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= maxConversationName ? line : `${line.slice(0, maxConversationName - 1).replace(/\s\S*$/u, '')}…`
}

function findReplaced(messages: readonly MessageRow[], id: string | undefined): MessageRow | null {
  if (id === undefined) return null
  const replaced = messages.find((message) => message.id === id)
  if (replaced === undefined) throw new ServiceError('conversation.message_not_found')
  return replaced
}

interface EarlierQuestions {
  /** The last one that was answered, courtesies aside. */
  readonly previous: AskedMessage | null
  /** The one whose choices a message keeps: the one that it replaces, else the last one that was answered. */
  readonly repeated: AskedMessage | null
}

function earlierQuestions(
  services: Pick<Services, 'textCipher'>,
  before: readonly MessageRow[],
  replaced: MessageRow | null,
): EarlierQuestions {
  const answered = before.filter(({ state }) => state === 'respondido').map((message) => decryptQuestion(services, message))
  const previous = answered.findLast(({ pregunta }) => !isCourtesy(pregunta)) ?? null
  return { previous, repeated: replaced === null ? previous : decryptQuestion(services, replaced) }
}

/** A model sees a document only where this message or the one whose choices it keeps says so. */
const mayShowDocument = (sent: SentMessage, { repeated }: EarlierQuestions): boolean =>
  sent.documentoAlModelo ?? repeated?.documentoAlModelo !== undefined

/** The question with what it takes from the last one that was answered. One that was asked of quotations alone stays so unless it says otherwise. */
function askedMessage(sent: SentMessage, { previous, repeated }: EarlierQuestions, documentId: string | null): AskedMessage {
  const { message, docIds, soloCitas = repeated?.soloCitas, documentoAlModelo = repeated?.documentoAlModelo === documentId } = sent
  return {
    pregunta: message,
    entendida: understood(message, previous?.entendida ?? null),
    ...(docIds === undefined ? {} : { docIds: [...docIds] }),
    ...(searchLimits(sent) ?? searchLimits(previous ?? {}) ?? {}),
    ...(soloCitas === undefined ? {} : { soloCitas }),
    ...(documentoAlModelo && documentId !== null ? { documentoAlModelo: documentId } : {}),
  }
}

/** One that only narrows the answer before it has the question of that answer. A courtesy takes nothing from it. */
const understood = (message: string, previous: string | null): string => {
  if (isCourtesy(message)) return message
  return previous !== null && readNarrowing(message) !== null ? previous : withContext(message, previous)
}

/** What a message narrows: the answers to the question that it takes from those before it. */
function narrowedOf(
  services: Pick<Services, 'textCipher'>,
  { pregunta, entendida, docIds }: AskedMessage,
  before: readonly MessageRow[],
): Pick<AcceptedMessage, 'narrowed'> {
  const narrowing = pregunta === entendida || docIds !== undefined ? null : readNarrowing(pregunta)
  if (narrowing === null) return {}
  const answers = before
    .filter((message) => decryptQuestion(services, message).entendida === entendida)
    .flatMap((message) => decryptAnswer(services, message) ?? [])
  const quoted = answers.find(({ citas }) => citas.length > 0)?.citas ?? []
  return {
    narrowed: {
      narrowing,
      question: entendida,
      quoted: [...new Set(quoted.map(({ docId }) => docId))],
      opposed: [...new Set(answers.flatMap(({ opuestas = [] }) => opuestas))],
      read: [...new Set(answers.flatMap(({ leidas }) => leidas))],
    },
  }
}

/** What a message that does not stand by itself adds, and what the answers before it quoted. */
function goingOn(
  services: Pick<Services, 'textCipher'>,
  { pregunta: added, entendida }: AskedMessage,
  before: readonly MessageRow[],
): Pick<AcceptedMessage, 'goesOn'> {
  if (added === entendida) return {}
  const quoted = before.flatMap((message) =>
    (decryptAnswer(services, message)?.citas ?? []).map(({ docId, parrafo: anchor, desde: from, hasta: to }) => ({
      docId,
      anchor,
      from,
      to,
    })),
  )
  return { goesOn: { added, quoted } }
}

/** The search within which a message is answered; null where it says none. */
function searchLimits({
  filtros,
  bases = [],
  colecciones = [],
}: Pick<SentMessage, 'filtros' | 'bases' | 'colecciones'>): Pick<AskedMessage, 'filtros' | 'colecciones'> | null {
  const named = [...bases.map((base) => getBase(base).collection), ...colecciones]
  if (filtros === undefined && named.length === 0) return null
  return { ...(filtros === undefined ? {} : { filtros }), ...(named.length === 0 ? {} : { colecciones: [...new Set(named)] }) }
}

function isSameScope(services: Pick<Services, 'textCipher'>, replaced: MessageRow, asked: AskedMessage): boolean {
  const scopeOf = ({ docIds, filtros, colecciones }: AskedMessage): string => JSON.stringify([docIds, filtros, colecciones])
  return scopeOf(decryptQuestion(services, replaced)) === scopeOf(asked)
}
