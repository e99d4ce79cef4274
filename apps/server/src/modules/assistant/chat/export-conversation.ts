import { type AnswerQuotation, type AnswerRuling, type AssistantAnswer, type ChatMessage, exportMediaTypes } from '@basejuris/contract'
import { listMessages } from '@basejuris/database'
import {
  type AnsweredQuestion,
  type AnsweringRuling,
  type AnswerLine,
  type DocumentPart,
  fileName,
  writeInWorker,
} from '@basejuris/documents'
import { chileanDate, formatCount, formatDate, formatPlural, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { maskedNotice } from '../../exports/export-notices.ts'
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
    questions: answered.map((message) => presentQuestion(message, publicUrl)),
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

function presentQuestion({ pregunta, respuesta }: Answered, publicUrl: string): AnsweredQuestion {
  const { entrada, oraciones, citas, sentencias, otras, busqueda, cobertura, avisos, tachadas } = respuesta
  const quotations = new Map(citas.map((cita) => [cita.n, cita]))
  const names = new Map([...sentencias, ...otras].map((ruling) => [ruling.docId, ruling.cita]))
  const placeOf = ({ docId, etiqueta, url }: AnswerQuotation) => ({
    text: [names.get(docId) ?? '', etiqueta].filter((part) => part !== '').join(', '),
    url: `${publicUrl}${url}`,
  })
  const lines = oraciones.flatMap(({ partes, citas: rests }): AnswerLine[] =>
    partes.flatMap((parte): AnswerLine[] => {
      if (parte.tipo === 'texto')
        return [{ kind: 'generated', text: parte.texto, places: rests.flatMap((n) => quotations.get(n) ?? []).map(placeOf) }]
      const cita = quotations.get(parte.n)
      if (cita === undefined) return []
      if (!cita.verificada) return [{ kind: 'missing', text: missingWords[cita.estado] }]
      return [{ kind: 'quotation', text: cita.texto, place: placeOf(cita), voice: cita.voz }]
    }),
  )
  return {
    question: pregunta,
    lead: entrada,
    lines,
    quoted: sentencias.map((ruling) => presentRuling(ruling, publicUrl)),
    others: otras.map((ruling) => presentRuling(ruling, publicUrl)),
    searched: [
      ...busqueda.pasos.map(({ texto, rechazo }) => (rechazo === null ? texto : `${texto}: ${rechazo}`)),
      ...coverageLines(cobertura),
    ],
    notices: [
      ...avisos,
      ...(tachadas === 0 ? [] : [`Se retiró ${formatPlural(tachadas, 'afirmación', 'afirmaciones')} que ninguna sentencia sostenía.`]),
    ],
  }
}

const missingWords: Readonly<Record<AnswerQuotation['estado'], string>> = {
  verificada: '',
  cambio: 'El texto de la sentencia cambió después de esta respuesta: la cita ya no se muestra.',
  retirada: 'La sentencia citada se retiró: su texto ya no se muestra.',
  sin_acceso: 'La cita es de una base que su suscripción no incluye.',
}

function presentRuling({ cita, caratulado, resuelve, vigencia, ficticia, url }: AnswerRuling, publicUrl: string): AnsweringRuling {
  const name =
    cita === '' ? 'Una sentencia que se retiró' : `${ficticia ? 'Ficticia: ' : ''}${cita}${caratulado === null ? '' : `, «${caratulado}»`}`
  return {
    ruling: { text: name, url: `${publicUrl}${url}` },
    facts: [...(vigencia === null ? [] : [`Atención: ${vigencia}.`]), ...(resuelve === null ? [] : [`Resuelve: ${resuelve}`])],
  }
}

/** What was searched, and what was not. */
function coverageLines(coverage: AssistantAnswer['cobertura']): string[] {
  if (coverage === null) return []
  const { sentencias, ficticias, desde, hasta, vacias, pendientes } = coverage
  const range = desde === null || hasta === null ? '' : `, de ${formatDate(desde)} a ${formatDate(hasta)}`
  return [
    `Se buscó en ${formatPlural(sentencias, 'sentencia', 'sentencias')}${range}${ficticias > 0 ? `; ${formatCount(ficticias)} son ficticias` : ''}.`,
    ...(vacias.length === 0 ? [] : [`No se buscó en ${vacias.join(', ')}: no tienen sentencias todavía.`]),
    ...(pendientes === 0 ? [] : [`Faltaba indexar ${formatPlural(pendientes, 'cambio', 'cambios')}.`]),
  ]
}
