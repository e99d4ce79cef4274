import { type AssistantAnswer, type ChatMessage, exportMediaTypes } from '@basejuris/contract'
import { listMessages } from '@basejuris/database'
import { type DocumentPart, fileName, writeInWorker } from '@basejuris/documents'
import { chileanDate, formatDate, formatPlural, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { maskedNotice } from '../../exports/export-notices.ts'
import { answerSection } from '../answers/answer-section.ts'
import { ownConversation, presentMessages } from './conversations.ts'
import { decryptName } from './message-content.ts'

export interface ExportConversation {
  readonly sessionId: string
  readonly formato: 'docx' | 'pdf'
  /** Only this message. */
  readonly mensajeId?: string | undefined
  readonly now: Date
  readonly signal: AbortSignal
}

interface Answered extends ChatMessage {
  readonly respuesta: AssistantAnswer
}

/** A conversation of the user as a file, with what its answers say today. Without an answer: `export.empty`. */
export async function exportConversation(
  services: Services,
  actor: UserActor,
  { sessionId, formato, mensajeId, now, signal }: ExportConversation,
): Promise<AsyncGenerator<DocumentPart>> {
  const conversation = await ownConversation(services, actor, sessionId)
  const messages = await listMessages(services.db, conversation.id)
  if (mensajeId !== undefined && messages.every(({ id }) => id !== mensajeId)) throw new ServiceError('conversation.message_not_found')
  const chosen = messages.filter(({ id }) => mensajeId === undefined || id === mensajeId)
  const answered = (await presentMessages(services, actor, chosen)).filter((message): message is Answered => message.respuesta !== null)
  if (answered.length === 0) throw new ServiceError('export.empty')
  const name = decryptName(services, conversation)
  const { publicUrl } = services.site
  const day = formatDate(chileanDate(now))
  const hasGenerated = answered.some(({ respuesta }) =>
    respuesta.oraciones.some(({ partes }) => partes.some(({ tipo }) => tipo === 'texto')),
  )
  const answers = {
    title: name,
    facts: [
      { name: 'Asistente', value: `BaseJuris (${publicUrl})` },
      {
        name: 'Verificado el',
        value: `${day}, contra el texto guardado de ${formatPlural(rulingsOf(answered).size, 'sentencia', 'sentencias')}`,
      },
    ],
    notices: [
      'Las palabras entre comillas se copiaron de cada sentencia y se compararon con ella al hacer este archivo. Que algo no esté aquí no significa que no exista.',
      maskedNotice,
    ],
    footer: hasGenerated ? 'BaseJuris · Contiene texto generado' : 'BaseJuris · Citas textuales, sin texto generado',
    questions: answered.map((message) => answerSection(message.pregunta, message.respuesta, publicUrl)),
  }
  async function* file(): AsyncGenerator<DocumentPart> {
    yield { name: fileName(`basejuris ${name.slice(0, 60)} ${day}`, formato), mediaType: exportMediaTypes[formato] }
    yield* writeInWorker({ kind: 'answers', format: formato, answers }, noEntries(), signal)
  }
  return file()
}

const rulingsOf = (answered: readonly Answered[]): Set<string> =>
  new Set(answered.flatMap(({ respuesta: { sentencias, otras } }) => [...sentencias, ...otras].map(({ docId }) => docId)))

async function* noEntries(): AsyncGenerator<never> {}
