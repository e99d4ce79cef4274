import { answerQuestion, extractiveModel, nameOpposed } from '@basejuris/assistant'
import type { ChatAnswer, chatEndpoint } from '@basejuris/contract'
import {
  addGeneratedSentences,
  changeConversation,
  changeMessage,
  findConversation,
  listGeneratedSentences,
  type MessageRow,
  returnPetitions,
} from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { SendEvent } from '../../../http/streams/bind-progress-endpoint.ts'
import type { Services } from '../../../services.ts'
import { answerCharacters } from '../answers/answer-characters.ts'
import { chooseModel } from '../answers/choose-model.ts'
import { presentAnswer, readCitedRulings } from '../answers/present-answer.ts'
import { type GeneratedSentence, toStoredAnswer } from '../answers/stored-answer.ts'
import { askDocument, documentForModel, documentShower } from '../documents/ask-document.ts'
import { assistantPorts } from '../lookups/assistant-ports.ts'
import { type AcceptedMessage, acceptMessage, type SentMessage } from './accept-message.ts'
import { answerNarrowed, type MadeAnswer } from './answer-narrowed.ts'
import { decryptAnswer, decryptName, encryptAnswer, readGeneratedRow, toGeneratedRow } from './message-content.ts'
import { sendAnswer } from './send-answer.ts'

export interface AnswerMessage {
  readonly sent: SentMessage
  readonly at: Date
  readonly signal: AbortSignal
  readonly send: SendEvent<typeof chatEndpoint>
}

/**
 * Answers a message of a user and stores the answer. The petition is given back when we fail, when the user leaves before the first word,
 * and when nothing was found.
 */
export async function answerMessage(services: Services, actor: UserActor, { sent, at, signal, send }: AnswerMessage): Promise<ChatAnswer> {
  const accepted = await acceptMessage(services, actor, sent, at)
  const { message } = accepted
  const known = decryptAnswer(services, message)
  if (known !== null) return presentMessage(services, actor, message, { stored: known, generated: await readGenerated(services, message) })
  let hasWords = false
  try {
    const made = await makeAnswer(services, actor, accepted, {
      signal,
      send: (name, data) => {
        hasWords ||= name === 'delta'
        send(name, data)
      },
    })
    signal.throwIfAborted()
    await storeAnswer(services, message, made)
    return await presentMessage(services, actor, message, made)
  } catch (error) {
    await endUnanswered(services, message, { isStopped: signal.aborted, isCounted: signal.aborted && hasWords && message.isCounted })
    throw error
  }
}

async function makeAnswer(
  services: Services,
  actor: UserActor,
  { asked, message, goesOn, narrowed }: AcceptedMessage,
  { signal, send }: Pick<AnswerMessage, 'signal' | 'send'>,
): Promise<MadeAnswer> {
  const ports = assistantPorts(services, actor, asked)
  if (narrowed !== undefined) return answerNarrowed(services, ports, narrowed, { signal, progress: sendAnswer(services, send) })
  const model = await chooseModel(services, actor, asked)
  const shown = { ...message, question: asked.entendida, documentId: asked.documentoAlModelo }
  const document = model === extractiveModel ? [] : await documentForModel(services, ports, shown, signal)
  const request = { question: asked.entendida, budget: answerCharacters, docIds: asked.docIds, document, goesOn }
  const found = await answerQuestion(ports, model, request, signal, sendAnswer(services, send))
  const answer = asked.docIds === undefined ? await nameOpposed(ports, found, signal) : found
  const documento = await askDocument(services, message, answer, signal)
  if (documento !== null) send('step', { herramienta: 'documento', texto: 'Buscó en su documento' })
  const { stored, generated } = toStoredAnswer(answer, services.codeHmac)
  return { stored: documento === null ? stored : { ...stored, documento }, generated }
}

/** What found nothing takes no petition. */
async function storeAnswer(services: Services, message: MessageRow, { stored, generated }: MadeAnswer): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isCounted = message.isCounted && stored.grado !== 'no_lo_encontre'
    const answer = encryptAnswer(services, message.id, stored)
    const isOpen = await changeMessage(tx, { id: message.id, state: 'pendiente' }, { state: 'respondido', answer, isCounted })
    if (!isOpen) throw new ServiceError('conversation.message_not_found')
    await addGeneratedSentences(
      tx,
      generated.map((sentence) => toGeneratedRow(services, message, sentence)),
    )
    if (message.isCounted && !isCounted) await returnPetitions(tx, { userId: message.userId, petitions: 1 })
    await changeConversation(tx, { userId: message.userId, id: message.conversationId }, { updatedAt: new Date() })
  })
}

async function endUnanswered(
  services: Pick<Services, 'db'>,
  { id, userId, isCounted: wasCounted }: MessageRow,
  { isStopped, isCounted }: { readonly isStopped: boolean; readonly isCounted: boolean },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isOpen = await changeMessage(tx, { id, state: 'pendiente' }, { state: isStopped ? 'detenido' : 'fallido', isCounted })
    if (isOpen && wasCounted && !isCounted) await returnPetitions(tx, { userId, petitions: 1 })
  })
}

export async function readGenerated(
  services: Pick<Services, 'db' | 'textCipher'>,
  { id }: Pick<MessageRow, 'id'>,
): Promise<GeneratedSentence[]> {
  return (await listGeneratedSentences(services.db, [id])).map((row) => readGeneratedRow(services, row))
}

async function presentMessage(
  services: Services,
  actor: UserActor,
  message: MessageRow,
  { stored, generated }: MadeAnswer,
): Promise<ChatAnswer> {
  const conversation = await findConversation(services.db, { userId: actor.userId, id: message.conversationId })
  if (conversation === null) throw new ServiceError('conversation.not_found')
  const [rulings, showDocument] = await Promise.all([
    readCitedRulings(services, actor, [stored]),
    documentShower(services, message, [stored.documento]),
  ])
  return {
    ...presentAnswer(services, stored, generated, rulings),
    sessionId: conversation.id,
    mensajeId: message.id,
    nombre: decryptName(services, conversation),
    documento: showDocument(stored.documento),
  }
}
