import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Cell } from '../cell.ts'
import { defencesByNumber } from '../decided/execution-defences.ts'
import { filedSentences } from './filed-sentences.ts'

/** «¿Qué excepciones se opusieron?», «Excepciones opuestas», «¿Qué excepciones?». On folded text, as all below. */
const asksDefences = /^[^\p{L}]*(?:(?:que|cual(?:es)?)(?: (?:son|fueron|fue))?(?: las?)? )?(?:excepcion|defensa)\p{L}*\b(?<rest>.*)$/u
/** What was decided on them is another question. */
const asksMore = /\b(?:acog|rechaz|desestim|resolv|resolu|conced|por que|fundament)\p{L}*/u
const opposes =
  /\b(?:opus|opon|opuest|deduc|deduj|interpus|interpon|aleg|formul|plante|esgrim|invoc)\p{L}*\b[^.;]{0,140}\bexcepcion(?:es)?\b|\bexcepcion(?:es)?\b[^.;]{0,80}\b(?:opuest|deducid|interpuest|alegad|formulad)[oa]s?\b/u
/** Which one it is. */
const named =
  /\bexcepcion(?:es)?,?(?: (?:dilatoria|perentoria)s?)? (?:de(?:l)? (?!articulo|los? articulos?|numeral|n°)|contemplad|previst|establecid|n°|numeral)/u
const answers = /\b(?:evacu|traslado|rechac|contesta\p{L}* (?:las )?excepcion)\p{L}*/u

/** The sentence that tells which exceptions were opposed. Null for another question, and where none is told; several sentences are doubtful. */
export function readOpposedDefences(source: SourceRuling, folded: string): Cell | null {
  const { rest } = asksDefences.exec(folded)?.groups ?? {}
  if (rest === undefined || asksMore.test(rest)) return null
  const sentences = filedSentences(source).filter((each) => opposes.test(each.folded) && !answers.test(each.folded))
  const naming = sentences.filter((each) => named.test(each.folded) || defencesByNumber(each.folded) !== '')
  const [first] = naming.length > 0 ? naming : sentences
  if (first === undefined) return null
  const { place, text } = first
  return { state: naming.length === 1 ? 'respondida' : 'dudosa', value: { value: '', unit: null }, quotation: { place, text } }
}
