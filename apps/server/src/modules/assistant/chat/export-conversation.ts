import { type AssistantAnswer, type ChatMessage, exportMediaTypes } from '@basejuris/contract'
import { listMessages } from '@basejuris/database'
import { type AnswerLine, type DocumentPart, fileName, writeInWorker } from '@basejuris/documents'
import { chileanDate, formatDate, formatPlural, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { maskedNotice } from '../../exports/export-notices.ts'
import { answerSection } from '../answers/answer-section.ts'
import { ownConversation, presentOwnMessages } from './conversations.ts'
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
  const answered = (await presentOwnMessages(services, actor, chosen)).filter((message): message is Answered => message.respuesta !== null)
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
      maskedNotice(publicUrl),
      ...(answered.some(({ documento }) => documento !== null && documento.citas.length > 0) ? [ownDocumentNotice] : []),
    ],
    footer: hasGenerated ? 'BaseJuris · Contiene texto generado' : 'BaseJuris · Citas textuales, sin texto generado',
    questions: answered.map((message) => {
      const section = answerSection(message.pregunta, message.respuesta, publicUrl)
      return { ...section, lines: [...section.lines, ...documentLines(message, `${publicUrl}/chat?id=${conversation.id}`)] }
    }),
  }
  async function* file(): AsyncGenerator<DocumentPart> {
    yield {
      name: fileName({ kind: 'basejuris', subject: name, day: chileanDate(now), extension: formato }),
      mediaType: exportMediaTypes[formato],
    }
    yield* writeInWorker({ kind: 'answers', format: formato, answers }, noEntries(), signal)
  }
  return file()
}

const ownDocumentNotice = 'Lo que dice «su documento» es del archivo adjunto a la conversación: no es una sentencia y nadie lo comprobó.'

/** What the document of the conversation says, behind the words of the courts. */
function documentLines({ documento }: Answered, url: string): AnswerLine[] {
  if (documento === null) return []
  if (documento.retirado) return [{ kind: 'missing', text: 'El documento adjunto se quitó: sus palabras ya no se muestran.' }]
  return documento.citas.map(({ texto, lugar }) => ({
    kind: 'quotation',
    text: texto,
    place: { text: lugar, url },
    voice: `Su documento «${documento.nombre}»`,
  }))
}

const rulingsOf = (answered: readonly Answered[]): Set<string> =>
  new Set(answered.flatMap(({ respuesta: { sentencias, otras } }) => [...sentencias, ...otras].map(({ docId }) => docId)))

async function* noEntries(): AsyncGenerator<never> {}
