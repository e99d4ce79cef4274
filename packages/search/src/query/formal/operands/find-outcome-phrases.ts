import { findMatches, foldSameLength, overlaps } from '@basejuris/legal-text'
import { findOutcomes } from '../../outcomes/find-outcomes.ts'
import type { QueryOutcome } from '../../parts/query-parts.ts'
import type { Span } from '../../parts/span.ts'

const start = String.raw`^\s*|(?:^|[\s(])(?:NOT?|Y|AND|O|OR)\s+|(?:^|[\s(])[-+!]\s?|\(\s*`
const end = String.raw`\s*(?:$|[)|]|(?:Y|AND|O|OR|NOT?)[\s(]|[-+!])`
/** Several words between operators, or one in a choice. */
const operand = new RegExp(
  String.raw`(?<=${start})(?!(?:NOT?|Y|AND|O|OR)\s)\p{L}+(?:\s+(?!(?:NOT?|Y|AND|O|OR)\s)\p{L}+){0,4}(?=${end})`,
  'gu',
)
const besideChoice = [/(?:^|[\s(])(?:O|OR)\s+$/u, /^\s+(?:O|OR)\s/u] as const

/** «se confirma», «que se confirma». */
const beforeVerb = /^(?:que\s+)?(?:se\s+)?(?:declara(?:d[oa]s?)?\s+)?$/u
/** «confirma con declaración», «rechaza el recurso»: what may stand behind the outcome. */
const behindVerb =
  /^(?:\s+(?:con\s+(?:declaracion|costas)|de\s+oficio|(?:(?:el|la|los|las)\s+)?(?:recursos?|demandas?|sentencias?|fallos?|apelaci(?:on|ones)|accion(?:es)?)))?$/u

/** Outcomes of several words that are a whole operand, «(acoge O acoge parcialmente)», and «casa» beside another outcome of a choice. */
export function findOutcomePhrases(text: string, named: readonly Span[]): QueryOutcome[] {
  const operands = findMatches(text, operand)
    .map(({ index, 0: written }) => ({ from: index, to: index + written.length, written }))
    .filter((span) => !named.some((other) => overlaps(other, span)))
  const phrases = operands.flatMap(({ written, ...span }) => outcomeOfPhrase(written, span))
  return operands.flatMap(({ written, ...span }) => {
    const phrase = phrases.find((each) => overlaps(each, span))
    if (phrase !== undefined) return /\s/u.test(written) ? [phrase] : []
    if (!/^casan?$/iu.test(written)) return []
    const isBeside = phrases.some(
      (other) =>
        (other.to <= span.from && besideChoice[0].test(text.slice(other.to, span.from))) ||
        (span.to <= other.from && /^\s+(?:O|OR)\s+$/u.test(text.slice(span.to, other.from))),
    )
    return isBeside ? [{ outcome: 'casa', plain: true, ...span }] : []
  })
}

const outcomeOfPhrase = (written: string, span: Span): QueryOutcome[] => {
  const before = 'recurso '
  const folded = foldSameLength(written.toLowerCase())
  const [found, ...others] = findOutcomes(`${before}${folded}`)
  if (found === undefined || others.length > 0 || found.from < before.length) return []
  const isWhole = beforeVerb.test(folded.slice(0, found.from - before.length)) && behindVerb.test(folded.slice(found.to - before.length))
  return isWhole ? [{ outcome: found.outcome, plain: true, ...span }] : []
}
