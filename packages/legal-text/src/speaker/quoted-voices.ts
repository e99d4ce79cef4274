import type { Paragraph } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { accountVerbs, litigants } from './speaker-words.ts'
import type { Speaker, Voice, VoiceRange } from './voice.ts'

const minQuote = 60
const lettersAround = 260
const quotation = /(?:[“«]|(?<![^\s(:])"(?=\S))[^”»"]{60,6000}(?:[”»"]|$)/gu

const anotherRuling =
  /(?:\b(?:corte suprema|excma|excelentisima|maximo tribunal|tribunal constitucional|corte de apelaciones|corte interamericana|jurisprudencia|fallo|fallos|sentencia|sentencias|stc|scs|dictamen(?:es)?|este mismo tribunal)\b[^.]{0,160}?(?:ha |han |se ha )?(?:señalad|resuelt|sostenid|dich|expresad|indicad|establecid|declarad|fallad|razonad|precisad|concluid|señalo|resolvio|sostuvo|dijo|expreso|indico|establecio|señala|sostiene|expresa|indica|razono|concluyo|manifest)[^“«"]{0,120}|\b(?:sentencia|fallo|rol|considerando|fundamento)\b[^“«".]{0,60}:\s?)$/u
const author =
  /\b(?:profesor(?:a)?|autor(?:a|es)?|tratadistas?|doctrina|jurista|academic[oa]|don (?:arturo|andres|luis|hernan) )\b[^“«"]{0,200}$/u
/** «El juez a quo, en el motivo noveno, reflexiona “…”», «en el considerando décimo se señala “…”». */
const rulingBelow =
  /\b(?:tribunal|juez|jueza|jueces|sentenciador(?:a|es)?|judicatura|magistratura|corte|sentencia|fallo) (?:a quo|ad quem|del? (?:la )?(?:a quo|base|instancia|fondo|grado|merito|apelaciones|contraste|cotejo)|recurrid[oa]|impugnad[oa])\b[^.“«"]{0,160}\b(?:al |que |se )?(?:sosten|sostien|sostuv|señal|razon|reflexion|conclu|indic|expres|consign|estim|argument|afirm|precis|agreg)\p{L}*\b[^.;“«"]{0,60}$|\ben (?:el|los|su|sus|la) (?:considerandos?|motivos?|fundamentos?|motivacion(?:es)?|razonamientos?)\b[^.;“«"]{0,60}\bse (?:señala|indica|razona|expresa|lee|consigna|concluye|sostiene|estable)\p{L}*\b[^.;“«"]{0,60}$/u
/** Words that join a quotation to the one before it. */
const goesOn =
  /^[”»"][.,;]?\s*(?:\([^)]{0,40}\)\s*)?(?:(?:,|;|y|e|para|por (?:lo )?tanto|luego|asimismo|ademas|agrega\p{L}*|añad\p{L}*|conclu\p{L}*|indica\p{L}*|señala\p{L}*|expresa\p{L}*|a continuacion|en el motivo \p{L}+|en definitiva|finalmente|termina\p{L}*|que|a|lo siguiente)[\s,:;]*){0,10}$/u
/** «La cláusula novena del contrato dispone: “…”»: a contract, whose words nobody decides. */
const clause =
  /\bclausulas?\b(?![^“«"]*\b(?:articulo|ley|codigo|sentencia|fallo)\b)[^.“«"]{0,160}\b(?:señala|establec|dispon|estipul|prescrib|expres|indic|pact|consign|reza|dice|lee)\p{L}*[^.;“«"]{0,80}$|\bclausulas? (?:n?°? ?\d{1,2}|[\p{L}]+ ?[\p{L}]{0,12})\s?[:,]\s*$/u
/** The letter that ends a contract, which a party wrote. */
const letter =
  /\bcartas? (?:de )?(?:aviso|auto ?despido|despido|termino|renuncia)\b[^“«"]{0,80}\b(?:señala|expone|expresa|indica|dice|siguientes?|consigna|lee|fund\p{L}+)\b(?![^“«"]*\barticulo)[^“«"]{0,60}$/u
const rulingAfter = /^\s?[.,;]?\s?\(?(?:[^)]{0,40})(?:\bstc\b|\bscs\b|\brol(?:es)?\b|corte suprema|corte de apelaciones|sentencia)/u
const workAfter =
  /^(?![^)]{0,40}\b(?:documento|folio|fojas|fs)\b)\s?[.,;]?\s?\(?[^)]{0,160}(?:\beditorial\b|\bpag|\bpp?\.|\btomo\b|\bedicion\b|\btratado\b|\bop\. ?cit)/u

/** «El recurrente señala en su arbitrio: “…”»: a party whose words the court copies. */
const partyBefore = new RegExp(
  `\\b(?<article>el|la|los|las) (?:parte )?(?<role>${litigants})\\b(?![^“«"]{0,160}\\b(?:articulos?|ley|codigo|contrato|clausula|sentencia|fallo|carta|documento|correo|certificado|norma|decreto|reglamento|testigos?|perit[oa]|resolucion|acta|informe|oficio|denominad[oa]s?|llamad[oa]s?)\\b)[^.;“«"]{0,100}\\b(?:${accountVerbs})(?: [^.;:“«"]{0,60})?[:,]?(?: que| lo siguiente:?)?[ :,]*$`,
  'u',
)

const partyQuoted = (before: string): Voice | null => {
  const { article, role } = partyBefore.exec(before)?.groups ?? {}
  return article === undefined ? null : { speaker: 'parte', role: `${article} ${role}`, reports: false }
}

const voiceOf = (speaker: Speaker): Voice => ({ speaker, role: null, reports: false })

const voiceAround = (folded: string, from: number, to: number): Voice | null => {
  const before = folded.slice(Math.max(0, from - lettersAround), from).replace(/\s+/gu, ' ')
  const after = folded.slice(to, to + lettersAround).replace(/\s+/gu, ' ')
  if (workAfter.test(after)) return voiceOf('doctrina')
  if (rulingAfter.test(after)) return voiceOf('fallo')
  if (anotherRuling.test(before) || rulingBelow.test(before)) return voiceOf('fallo')
  if (letter.test(before) || clause.test(before)) return voiceOf('prueba')
  return author.test(before) ? voiceOf('doctrina') : partyQuoted(before)
}

/** Quotations of other rulings and of authors, by paragraph anchor. A quotation of a law is the court's, as are short ones. */
export function findQuotedVoices(paragraphs: readonly Paragraph[]): ReadonlyMap<string, readonly VoiceRange[]> {
  const found = new Map<string, readonly VoiceRange[]>()
  for (const { anchor, text } of paragraphs) {
    if (text.length < minQuote) continue
    const folded = foldSameLength(text)
    const ranges: VoiceRange[] = []
    for (const match of text.matchAll(quotation)) {
      const from = match.index
      const to = from + match[0].length
      const last = ranges.at(-1)
      const isNext = last !== undefined && goesOn.test(folded.slice(last.to - 1, from))
      const voice = isNext ? last : voiceAround(folded, from, to)
      if (voice !== null) ranges.push({ ...voice, from, to })
    }
    if (ranges.length > 0) found.set(anchor, ranges)
  }
  return found
}
