import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/split-sentences.ts'

/** Words that only identify the ruling under review: its court, folio and docket number. Terms are left out like them. */
const particular =
  /,? ?\b(?:(?:que fue )?(?:(?:dictad|pronunciad|expedid|librad|emitid)[oa]s? (?:por|con|en (?:los )?autos)|recaid[oa]s? en)\b|(?:que )?(?:consta|rola|corre|se lee|corriente|rolante|agregad[oa])(?: \p{L}+)? (?:en|a) (?:el )?(?:folio|fojas|fs)\b|(?:(?:en|de) )?(?:(?:la|los|esta|estos) )?(?:causa |autos |antecedentes |ingreso )?(?:rol(?! de)|rit|ruc)\b|caratulad[oa]s?\b|(?<=, ?)juez[a]? \p{L}+|(?<=, ?)dentro del? (?:plazo|termino) de\b)/gu
const particularEnd =
  /[,;\n]|\.\s|\s(?:que|contra|en contra|por la que|mediante|solo en cuanto|y(?:,|(?= (?:en su|en consecuencia|se|\p{L}+ndo)\b)))/u
const minLength = 15

/** Spans of `text` within a decision that say which ruling is under review or until when, in order. */
export function particularSpans(text: string, { from, to }: TextSpan): TextSpan[] {
  const folded = foldSameLength(text.slice(from, to))
  const spans: TextSpan[] = []
  for (const match of folded.matchAll(particular)) {
    const begins = match.index + match[0].length
    const length = folded.slice(begins).search(particularEnd)
    const end = length < 0 ? folded.length : begins + length
    const last = spans.at(-1)
    const isWithin = last !== undefined && from + match.index < last.to
    if (!isWithin && end - match.index >= minLength) spans.push({ from: from + match.index, to: from + end })
  }
  return spans
}
