import { findMatches, overlaps, withoutOverlaps } from '@basejuris/legal-text'
import { findAppealKinds, isOfProtection } from '../../conditions/find-appeal-kinds.ts'
import { findProcedures } from '../../conditions/find-procedures.ts'
import { type Mention, nameTest } from '../../conditions/mention.ts'
import { outcomeOfWord } from '../../outcomes/find-outcomes.ts'
import { withSigns } from '../../parts/beside-operator.ts'
import { findCourts } from '../../parts/find-courts.ts'
import { findQuotes } from '../../parts/find-quotes.ts'
import type { QueryOutcome } from '../../parts/query-parts.ts'
import { type Span, withoutSpans } from '../../parts/span.ts'
import { voidActs } from '../../parts/void-acts.ts'
import { findOperandCities } from './find-operand-courts.ts'
import { findOutcomePhrases } from './find-outcome-phrases.ts'

export interface OperandConditions {
  readonly appeals: readonly (Span & { readonly name: string })[]
  readonly outcomes: readonly QueryOutcome[]
}

const sign = String.raw`(?:^|[\s(])[-+!]`
const joined = String.raw`(?:(?:^|[\s(])(?:NOT?|Y|AND|O|OR)\s+|\|\s*)(?:(?:el|los|las?)\s+)?`
const operand = new RegExp(String.raw`(?<=(?<sign>${sign})|(?<joined>${joined})|(?<start>^\s*)|(?<open>\(\s*))\p{L}{4,}(?![\p{L}\d])`, 'gu')
const operandEnd = /^\s*(?:$|[)|&]|(?:Y|AND|O|OR|NOT?)[\s(]|[-+!][\p{L}\d("«])/u
const both = /(?:^|[\s(])(?:Y|AND)\s+$/u
const either = /(?:^|[\s(])(?:O|OR)\s+$/u
/** «(nulidad AND rechaza)». */
const bothAhead = /^\s+(?:Y|AND)[\s(]/u
const eitherAhead = /^\s*(?:\||(?:O|OR)[\s(])/u

/** «contrato inadmisible O rechazada»: both are outcomes, whatever stands before them. */
const outcomePair = /(?<=^|\s)(?<word>\p{L}{4,})(?=\s+(?:O|OR)\s+(?<other>\p{L}{4,})(?![\p{L}\d]))/gu

/** Words of a matter as well: «casa», «condena»; and «reclamación», which a ruling may be about. */
const otherMeanings = /^(?:casas?|condenas?|reclamaci[oó]n(?:es)?)$/iu
const isReversal = /^revocatoria$/iu
/** «acción revocatoria», of creditors. */
const ofCreditors = /(?<!\p{L})(?:acci[oó]n(?:es)?|quiebra|concurs\p{L}+|liquidaci[oó]n|insolven\p{L}+|acreedor\p{L}*|pauliana)(?!\p{L})/iu
/** «microtráfico +condena +Garantía de Angol»: beside a penal court no order to pay costs. */
const isConviction = /^condenas?$/iu
const ofCosts = /(?<!\p{L})costas(?!\p{L})/iu
const isClaim = /^reclamaci[oó]n(?:es)?$/iu
const penalCourts = /Garantía|Penal|Policía Local/u
/** True for a word that an operator would make a kind of appeal or an outcome. In parentheses, «(acoge)», it is a word. */
export function isReadAsCondition(word: string, isAlternative: boolean): boolean {
  const { appeals, outcomes } = findOperandConditions(`${isAlternative ? 'O' : 'NO'} ${word}`, [])
  return appeals.length + outcomes.length > 0
}

/**
 * Kinds of appeals and outcomes that are a whole operand of an operator: «amparo NO rechazado», «+protección isapre», «arraigo Y amparo acogido».
 * `named` are the courts, dates and the like that may stand beside them.
 */
export function findOperandConditions(text: string, named: readonly Span[]): OperandConditions {
  const outcomeAt = (at: number): (Span & { readonly word: string }) | null => {
    const [written = '', word = ''] = /^\s+(\p{L}{4,})(?![\p{L}\d])/u.exec(text.slice(at)) ?? []
    const span = { from: at + written.length - word.length, to: at + written.length }
    return word !== '' && operandEnd.test(text.slice(span.to)) && outcomeOfWord(word) !== null ? { ...span, word } : null
  }
  const courts = findCourts(withSigns(text))
  const isHeardAbove = (): boolean => courts.some(({ name }) => above.test(name))
  const isReviewed = (): boolean => isHeardAbove() || courts.some(({ name }) => name === 'Corte Suprema')
  const isPenal = (): boolean =>
    courts.some(({ name }) => penalCourts.test(name)) || (findOperandCities(text).length > 0 && !ofCosts.test(text))
  const phrases = findOutcomePhrases(text, named)
  const found = findMatches(text, operand).flatMap(({ 0: word, index, groups }) => {
    const span = { from: index, to: index + word.length }
    const decided = both.test(text.slice(0, index)) && findAppealKinds(word).length > 0 ? outcomeAt(span.to) : null
    if (decided !== null && ![span, decided].some((each) => named.some((other) => overlaps(other, each))))
      return [{ ...span, word }, decided]
    const isWhole =
      operandEnd.test(text.slice(span.to)) || named.some(({ from }) => /^\s*$/u.test(text.slice(span.to, from)) && from > span.to)
    const isOperand =
      groups?.['sign'] !== undefined ||
      (groups?.['open'] !== undefined
        ? eitherAhead.test(text.slice(span.to)) || bothAhead.test(text.slice(span.to))
        : isWhole && (groups?.['joined'] !== undefined || text.slice(span.to).trim() !== ''))
    return isOperand &&
      (!isReversal.test(word) || (isReviewed() && !ofCreditors.test(text))) &&
      (!otherMeanings.test(word) || (isConviction.test(word) && isPenal()) || (isClaim.test(word) && isReviewed())) &&
      !named.some((other) => overlaps(other, span))
      ? [{ ...span, word }]
      : []
  })
  const pairs = findMatches(text, outcomePair).flatMap(({ index, groups: { word = '', other = '' } = {} }) => {
    const span = { from: index, to: index + word.length }
    const isPair = outcomeOfWord(word) !== null && outcomeOfWord(other) !== null
    return isPair && ![...found, ...named].some((known) => overlaps(known, span)) ? [{ ...span, word }] : []
  })
  const isOfCourts = phrases.length > 0 || found.some(({ word }) => outcomeOfWord(word) !== null) || isHeardAbove()
  // A quoted phrase says nothing of what is protected: «"ley de urgencia" +protección».
  const isOfThing = isOfProtection(withoutSpans(text, findQuotes(text).phrases))
  return {
    appeals: found.flatMap(({ from, to, word }) => {
      const isExcluded = excluding.test(text.slice(0, from))
      // «hurto AND nulidad AND rechaza», «despido + nulidad + ICA Talca»: no voidness of an act.
      if (isOfCourts && !isExcluded && !voidActs.test(text) && isNullity.test(word)) return [{ from, to, name: 'nulidad' }]
      if (!isExcluded && isExequatur.test(word)) return [{ from, to, name: 'exequátur' }]
      const [kind] = [...findAppealKinds(word), ...(isExcluded ? [] : proceduresAt(text, { from, to }))]
      const isAlternative = either.test(text.slice(0, from)) || eitherAhead.test(text.slice(to))
      if (kind === undefined || kind.to - kind.from !== word.length || isAlternative) return []
      return isOfThing && /^(?:protecci|amparo)/u.test(kind.value) ? [] : [{ from, to, name: kind.value }]
    }),
    outcomes: [
      ...phrases,
      ...withoutOverlaps([...found, ...pairs], phrases).flatMap(({ from, to, word }) => {
        const outcome = isConviction.test(word) ? 'condena' : isReversal.test(word) ? 'revoca' : outcomeOfWord(word)
        return outcome === null ? [] : [{ outcome, plain: true, from, to }]
      }),
    ],
  }
}

const above = /^(?:Corte de Apelaciones|(?:Primer|Segundo|Tercer) Tribunal Ambiental|(?:\d+º )?Tribunal Tributario)/u
const isExequatur = /^exequ[aá]tur(?:es)?$/iu
const isNullity = /^nulidad(?:es)?$/iu
const excluding = /(?:-|!|(?:^|[\s(])NOT?\s+)$/u

/** «tutela Y hospital»: a procedure that the operand names, where the query names no court above nor a recourse. */
const proceduresAt = (text: string, { from, to }: Span): Mention[] =>
  findProcedures(
    text,
    findCourts(text).map(({ name, ...court }) => ({ ...court, ...nameOf(name) })),
  ).filter((each) => each.from === from && each.to === to)
const nameOf = (name: string): Omit<Mention, keyof Span> => ({
  test: nameTest('tribunal', [name]),
  value: name,
  label: name,
  strength: 'plain',
})
