import type { AnswerRuling, AssistantAnswer, DocumentAnswer } from '@basejuris/contract'
import { withLead } from '@basejuris/domain/quoted-words'
import { addFictionalWarning, citeAt, citeQuote } from '../../reader/citation-text.ts'
import { missingWords } from './cited-state.ts'
import { byNumber } from './group-sentences.ts'

/** An answer as plain text to paste: each quotation with its citation, generated text under its name, and the rulings at the end. */
export function answerText(question: string, answer: AssistantAnswer, document: DocumentAnswer | null = null): string {
  const quotations = byNumber(answer.citas)
  const rulings = new Map(answer.sentencias.map((ruling) => [ruling.docId, ruling]))
  const quote = (n: number): string => {
    const quotation = quotations.get(n)
    if (quotation === undefined) return ''
    const ruling = rulings.get(quotation.docId)
    const missing = missingWords(quotation)
    if (missing !== null) return [missing, ruling === undefined ? '' : citationOf(ruling)].filter(Boolean).join(' ')
    const quoted = withLead(quotation.texto, quotation.sigue)
    if (ruling === undefined) return `«${quoted}»`
    const said = citeQuote({ words: quoted, place: quotation.etiqueta, voice: quotation.voz }, citationOf(ruling))
    return [said, ruling.vigencia ?? ''].filter(Boolean).join(' ')
  }
  const sentences = answer.oraciones.map(({ partes, citas }) => {
    const words = partes.map((part) => (part.tipo === 'texto' ? part.texto : quote(part.n))).join(' ')
    if (partes.every(({ tipo }) => tipo === 'cita')) return words
    const places = citas.flatMap((n) => {
      const quotation = quotations.get(n)
      const ruling = quotation === undefined ? undefined : rulings.get(quotation.docId)
      return quotation === undefined || ruling === undefined ? [] : [citeAt(citationOf(ruling), quotation.etiqueta).replace(/\.$/u, '')]
    })
    return `[Texto generado] ${words}${places.length === 0 ? '' : ` (${[...new Set(places)].join('; ')})`}`
  })
  const cited = answer.sentencias.filter(({ cita }) => cita !== '').map((ruling) => `– ${citationOf(ruling)}`)
  return [
    question,
    answer.entrada,
    ...answer.normas.flatMap(({ etiqueta, texto, vigencia, inexistente }) =>
      texto === null ? (inexistente ?? []) : [[etiqueta, texto, vigencia ?? ''].filter(Boolean).join('\n')],
    ),
    ...sentences,
    ...(document?.citas ?? []).map(({ texto, lugar }) => `«${texto}» (${lugar})`),
    ...answer.avisos,
    ...(cited.length === 0 ? [] : [['Sentencias citadas:', ...cited].join('\n')]),
  ].join('\n\n')
}

const citationOf = ({ cita, ficticia }: AnswerRuling): string => addFictionalWarning(cita, ficticia)
