import { type AnswerNorm, type AnswerQuotation, type AnswerRuling, type AssistantAnswer, missingNormText } from '@basejuris/contract'
import type { AnsweredQuestion, AnsweringRuling, AnswerLine } from '@basejuris/documents'
import { formatCount, formatDate, formatPlural, unreadSentence, withLead } from '@basejuris/domain'

/** An answer as a part of a document, under a title. */
export function answerSection(title: string, answer: AssistantAnswer, publicUrl: string): AnsweredQuestion {
  const { entrada, oraciones, citas, normas, sentencias, otras, busqueda, cobertura, avisos, tachadas } = answer
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
      return [{ kind: 'quotation', text: withLead(cita.texto, cita.sigue), place: placeOf(cita), voice: cita.voz }]
    }),
  )
  return {
    question: title,
    lead: entrada,
    lines: [...normas.map(normLine), ...lines],
    quoted: sentencias.map((ruling) => rulingLine(ruling, publicUrl)),
    others: otras.map((ruling) => rulingLine(ruling, publicUrl)),
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

const normLine = ({ etiqueta, texto, vigencia, url, inexistente }: AnswerNorm): AnswerLine =>
  texto === null
    ? { kind: 'missing', text: inexistente ?? `${etiqueta}. ${missingNormText}` }
    : { kind: 'quotation', text: texto, place: { text: [etiqueta, vigencia ?? ''].filter(Boolean).join(', '), url }, voice: null }

const missingWords: Readonly<Record<AnswerQuotation['estado'], string>> = {
  verificada: '',
  cambio: 'El texto de la sentencia cambió después de esta respuesta: la cita ya no se muestra.',
  retirada: 'La sentencia citada se retiró: su texto ya no se muestra.',
  sin_acceso: 'La cita es de una base que su suscripción no incluye.',
}

/** A ruling that was read, with what is said of it. */
export function rulingLine({ cita, caratulado, resuelve, vigencia, ficticia, url }: AnswerRuling, publicUrl: string): AnsweringRuling {
  const name =
    cita === '' ? 'Una sentencia que se retiró' : `${ficticia ? 'Ficticia: ' : ''}${cita}${caratulado === null ? '' : `, «${caratulado}»`}`
  return {
    ruling: { text: name, url: `${publicUrl}${url}` },
    facts: [...(vigencia === null ? [] : [`Atención: ${vigencia}.`]), ...(resuelve === null ? [] : [`Resuelve: ${resuelve}`])],
  }
}

/** What was searched, and what was not. */
export function coverageLines(coverage: AssistantAnswer['cobertura']): string[] {
  if (coverage === null) return []
  const { sentencias, ficticias, desde, hasta, vacias, pendientes } = coverage
  const unread = unreadSentence(coverage.sinAcceso)
  const range = desde === null || hasta === null ? '' : `, de ${formatDate(desde)} a ${formatDate(hasta)}`
  return [
    `Se buscó en ${formatPlural(sentencias, 'sentencia', 'sentencias')}${range}${ficticias > 0 ? `; ${formatCount(ficticias)} son ficticias` : ''}.`,
    ...(unread === '' ? [] : [unread]),
    ...(vacias.length === 0 ? [] : [`No se buscó en ${vacias.join(', ')}: no tienen sentencias todavía.`]),
    ...(pendientes === 0 ? [] : [`Faltaba indexar ${formatPlural(pendientes, 'cambio', 'cambios')}.`]),
  ]
}
