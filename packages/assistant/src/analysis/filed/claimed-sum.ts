import { foldText } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, emptyCell } from '../cell.ts'
import { names, stemsOf } from '../decided/decided-questions.ts'
import { findMoney } from '../money.ts'
import { filedSentences } from './filed-sentences.ts'

/** «Monto demandado», «¿Cuánto se pidió por daño moral?». On folded text, as all below. */
const asksClaimed =
  /\b(?:demandad[oa]s?|demando|demandaron|pedid[oa]s?|pidio|pidieron|pide|solicitad[oa]s?|solicito|solicita|reclamad[oa]s?|reclamo|reclama|cobrad[oa]s?|cobra|pretendid[oa]s?|pretende)\b/u
/** «¿Por qué suma se despachó el mandamiento?»: a writ is issued for what was asked. */
const asksWrit = /\bmandamiento\b/u
const issued = /\b(?:se|fue) despach(?:o|ado)\b|\bdespachado\b/u
const asksGranted = /\b(?:conden|orden|fij|conced|otorg|acog|regul|impus|impon)\p{L}*|\bmultas?\b/u
const ofQuestion =
  /^(?:mont|sum|cuanti|cantidad|cuant|valor|total|demand|demandant|demandad|ped|pid|pidier|pidi|pidio|solicit|solicitad|reclam|cobr|pretend|pretendid|diner|capital)/u

/** What a claimant does, and how a sum is put that is claimed. */
const claims =
  /\b(?:mandamiento|demanda(?!d)\p{L}*|solicit\p{L}+|pid(?:e|en|io|iendo|ieron)|reclam\p{L}+|conden(?:e|en|ar|arse|ando)\p{L}*|cobr\p{L}+|pretend\p{L}+)\b/u
const sumOf =
  /\b(?:por (?:la|una) (?:suma|cantidad)(?: total| unica)?(?: de|,? ascendente a)|(?:la|una) (?:suma|cantidad)(?: total)? de|ascendentes? a(?: la suma de| la cantidad de)?|(?:por )?un (?:monto|total)(?: total)? de)\s*$/u
/** One sum for the whole suit. */
const whole = /\bmandamiento\b|\b(?:suma|cantidad|monto) total\b|\bun total\b/u

/** UTF-16 units around a sum that say what it is for. */
const around = 140

/**
 * What a party asked to be paid, as the ruling tells it. Null for another question. Several sums leave it empty, unless one is that of the whole
 * suit. It is doubtful unless that sum stands alone, and so is that of a writ which nothing says was issued.
 */
export function readClaimedSum(source: SourceRuling, folded: string): Cell | null {
  const isOfWrit = asksWrit.test(folded)
  if (!(isOfWrit || asksClaimed.test(folded)) || asksGranted.test(folded)) return null
  const subject = stemsOf(folded).filter((stem) => !ofQuestion.test(stem))
  const found = filedSentences(source).flatMap((sentence) =>
    findMoney(sentence.text).flatMap(({ value, unit, from, to }, _at, all) => {
      const ahead = sentence.folded.slice(0, from)
      const zone = sentence.folded.slice(Math.max(0, from - around), to + around)
      if (!claims.test(ahead) || !sumOf.test(ahead) || !names(foldText(zone), subject)) return []
      // Of a list no sum is the one that was asked for.
      if (!whole.test(ahead) && all.some((other) => other.value !== value)) return []
      const isIssued = issued.test(ahead)
      return [{ value, unit, isIssued, isWhole: whole.test(ahead), quotation: { place: sentence.place, text: sentence.text } }]
    }),
  )
  const of = found.filter(({ isWhole }) => isWhole)
  const rivals = of.length > 0 ? of : found
  const first = rivals.find(({ isIssued }) => isOfWrit && isIssued) ?? rivals[0]
  const different = new Set(rivals.map(({ value, unit }) => `${value} ${unit}`)).size
  if (first === undefined || different > 1) return emptyCell
  const { value, unit, quotation } = first
  const isSole = first.isWhole && new Set(found.map((each) => `${each.value} ${each.unit}`)).size === 1
  return { state: isSole && (first.isIssued || !isOfWrit) ? 'respondida' : 'dudosa', value: { value, unit }, quotation }
}
