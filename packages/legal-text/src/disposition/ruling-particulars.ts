import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'

/** Words that only identify the ruling under review: its court, folio and docket number. Terms are left out like them. */
const particular =
  /,? ?\b(?:(?:que fue )?(?:(?:dictad|pronunciad|expedid|librad|emitid)[oa]s? (?:por|con|en (?:los )?autos)|recaid[oa]s? en)\b|(?:que )?(?:consta|rola|corre|se lee|corriente|rolante|agregad[oa])(?: \p{L}+)? (?:en|a) (?:el )?(?:folio|fojas|fs)\b|(?:(?:en|de) )?(?:(?:la|los|esta|estos) )?(?:causa |autos |antecedentes |ingreso )?(?:rol(?! de)|rit|ruc)\b|caratulad[oa]s?\b|por (?:el|los) hechos? (?:ocurrid|acaecid|perpetrad|cometid)[oa]s?\b|(?<=, ?)juez[a]? \p{L}+|(?<=, ?)dentro del? (?:plazo|termino) de\b)/gu
const particularEnd =
  /[,;\n]|\.\s|(?<!\b(?:en|del?|al?|con|por|el|las?|los?))\sque\b|\s(?:contra|en contra|por la que|mediante|solo en cuanto|y(?:,|(?= (?:en su|en consecuencia|se|\p{L}+ndo)\b)))/u
const minLength = 15
/** Words that only go on about who gave a ruling and when. */
const goesOn =
  /^,? ?(?:en (?:su )?calidad de (?!(?:co-?)?(?:autor|complice|encubridor|responsable))|(?:el|de|con fecha|de fecha) \d{1,2}\b|de fecha\b|con fecha\b|seguid[oa]s? (?:ante|contra|por|en)\b|garantia y familia|del? (?:\p{L}+ ){0,3}(?:juzgado|tribunal|corte)\b|del? ingreso\b|por (?:el|la) (?:\p{L}+ )?(?:juez|jueza|juzgado|tribunal|corte)\b|(?:juez|jueza|ministr[oa]|abogad[oa]) )/u

/** «dictada por la jueza del puerto, doña Inés Faro»: her name. */
const namesJudge = /^,? ?(?:don|doña) /u

const endOf = (folded: string, begins: number): number => {
  const length = folded.slice(begins).search(particularEnd)
  if (length < 0) return folded.length
  const end = begins + length
  const rest = folded.slice(end)
  const name = /\bjuez/u.test(folded.slice(begins, end)) ? namesJudge.exec(rest) : null
  const more = (goesOn.exec(rest) ?? name)?.[0].length ?? 0
  return more === 0 ? end : endOf(folded, end + more)
}

/** Spans of `text` within a decision that say which ruling is under review or until when, in order. */
export function particularSpans(text: string, { from, to }: TextSpan): TextSpan[] {
  const folded = foldSameLength(text.slice(from, to))
  const spans: TextSpan[] = []
  for (const match of folded.matchAll(particular)) {
    const begins = match.index + match[0].length
    const end = endOf(folded, begins)
    const last = spans.at(-1)
    const isWithin = last !== undefined && from + match.index < last.to
    if (!isWithin && end - match.index >= minLength) spans.push({ from: from + match.index, to: from + end })
  }
  return spans
}
