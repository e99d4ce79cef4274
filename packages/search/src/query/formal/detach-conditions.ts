import { foldText, isAppealsCity, overlaps } from '@basejuris/legal-text'
import { type ConditionMode, isJudgeKind, type QueryCondition } from '../conditions/condition.ts'
import { type ConditionSwitches, conditionOf, findConditions, mentionsIn, switchedMode } from '../conditions/find-conditions.ts'
import type { KnownJudge } from '../conditions/find-judges.ts'
import type { Mention } from '../conditions/mention.ts'
import { writeOut } from '../conditions/shorthand.ts'
import { modesByRules } from '../conditions/weighing/weigh-modes.ts'
import { findNorms } from '../norms/find-norms.ts'
import { outcomeOfForms } from '../outcomes/find-outcomes.ts'
import { isBesideOperator, operatorWords } from '../parts/beside-operator.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { withQuoted } from '../parts/find-quotes.ts'
import type { Span } from '../parts/span.ts'
import { type Expression, outcomesAlone } from './expression.ts'
import { joinedAppeals } from './joined-appeals.ts'
import { isCapitalSeat } from './operands/find-operand-courts.ts'
import { andExpression } from './parse-expression.ts'
import type { QueryReading } from './read-operators.ts'

/** A query with operators, apart from the courts, dates, appeals and outcomes that it names in plain words and that hold for all of it. */
export interface DetachedConditions {
  readonly required: Expression
  readonly conditions: readonly QueryCondition[]
  /** Kinds of appeal that `O` joins, among the conditions. */
  readonly joined: readonly Mention[]
}

export interface DetachedContext extends ConditionSwitches {
  readonly reading?: QueryReading | undefined
  readonly judges?: readonly KnownJudge[] | undefined
}

const detachable: ReadonlySet<string> = new Set(['tribunal', 'sala', 'fecha', 'desde', 'hasta', 'recurso', 'resultado'])
const typedField = /^\p{L}+:/u

/**
 * «despido NO fuero Corte Suprema 2024»: court and year are conditions as in any query. Typed fields («tribunal:…») and quotations stay as
 * they are, and so does a city that an operator joins («despido Y santiago»).
 */
export function detachConditions(text: string, required: Expression, context: DetachedContext): DetachedConditions {
  const parts = required.kind === 'and' ? required.parts.map((part) => asJudges(part, text, context.judges ?? [])) : []
  const written = writeOut(text.replace(joiningOperators, (operator) => ','.padEnd(operator.length)))
  const mentions = mentionsIn(written.text, { taken: [], norms: [], caseCourts: [], judges: [] }).map((mention) => ({
    ...mention,
    ...written.originOf(mention),
  }))
  const meantBy = parts.flatMap((part) => {
    // Whoever asks for the other reading means the words.
    const appeals = context.reading === 'operadores' ? [] : joinedAppeals(text, part)
    if (appeals.length > 0) return appeals.map((mention) => ({ part, mention }))
    const meant = mentions.filter((each) => overlaps(each, part) && isMeant(part, each, text))
    const joinsAll = isAlternative(part) || isEither(part)
    return joinsAll && meant.length < part.parts.length
      ? []
      : meant.slice(0, joinsAll ? meant.length : 1).map((mention) => ({ part, mention }))
  })
  const spokenIn = spokenConditions(text, parts, context)
  const detach = (found: typeof meantBy): DetachedConditions | null => {
    const named = [...new Set(found.map(({ mention }) => mention))].map((mention) =>
      conditionOf(text, mention, modeOf(mention, text), context),
    )
    const spoken = spokenIn.filter((each) => !named.some((other) => overlaps(each, other)))
    const isSpoken = (part: Expression): boolean => part.kind === 'words' && spoken.some((each) => overlaps(each, part))
    const rest = andExpression(parts.filter((part) => !isSpoken(part) && !found.some((each) => each.part === part)))
    const joined = found.flatMap((each) => (isJoined(each) ? [each.mention] : []))
    return rest === null ? null : { required: rest, conditions: [...named, ...spoken], joined }
  }
  // Something is left to search for, be it the cities.
  return (
    detach(meantBy) ??
    detach(meantBy.filter((each) => !(isEither(each.part) || isJoined(each)))) ?? {
      required: andExpression(parts) ?? required,
      conditions: [],
      joined: [],
    }
  )
}

/** «AND Soto», «(Soto O Pérez)»: surnames of judges of the index as operands of their own. */
const asJudges = (part: Expression, text: string, judges: readonly KnownJudge[]): Expression => {
  const isJudge = (each: Expression): boolean =>
    each.kind === 'words' &&
    /^\p{Lu}/u.test(text.slice(each.from)) &&
    judges.some(({ from, to, names }) => names.length > 0 && from <= each.from && each.to <= to)
  const asField = ({ from, to }: Span): Expression => ({
    kind: 'field',
    demand: { name: 'ministro', text: text.slice(from, to) },
    from,
    to,
  })
  if (part.kind === 'or' && part.atLeast === 1 && part.parts.every(isJudge)) return { ...part, parts: part.parts.map(asField) }
  const isOperand = besideAll.test(text.slice(0, part.from)) && endsOperand.test(text.slice(part.to))
  return isOperand && isJudge(part) ? asField(part) : part
}
const besideAll = /(?:^|[\s(])(?:(?:Y|AND)\s+|\+)$/u

const isJoined = ({ part, mention }: { readonly part: Expression; readonly mention: Mention }): boolean =>
  part.kind === 'or' && mention.test.kind === 'recurso'

/** «casación NO precario», «acogidos NO isapre»: what the words would demand were there no operator. */
const spokenConditions = (text: string, parts: readonly Expression[], context: DetachedContext): QueryCondition[] => {
  if (!parts.some(({ kind }) => kind === 'words')) return []
  const plain = plainWords(text, parts)
  const { conditions } = findConditions(plain, {
    taken: findIdentifiers(plain),
    norms: findNorms(plain),
    caseCourts: [],
    namesCase: false,
    isCaption: false,
    judges: context.judges ?? [],
    switches: {},
    weigh: modesByRules,
  })
  const isSpoken = (each: QueryCondition): boolean =>
    ((each.mode === 'exigir' && isSpokenKind(each.test.kind)) || isUnification(each, text) || isVerbApart(each, text)) &&
    !parts.some((part) => part.kind !== 'words' && overlaps(part, each))
  return conditions.filter(isSpoken).map((each) => ({ ...each, mode: switchedMode(each.key, each.mode, context) }))
}
/** «silicosis Y codelco unificación»: hardly anything else. */
const isUnification = (each: QueryCondition, text: string): boolean =>
  each.test.kind === 'recurso' && each.value.startsWith('unificación') && !isBesideOperator(text, each)
/** «desafuero AND obra rechaza demanda Valdivia»: no operator joins the verb, so that it may say what the ruling decides. */
const isVerbApart = (each: QueryCondition, text: string): boolean =>
  each.test.kind === 'resultado' && each.mode === 'preferir' && !isBesideOperator(text, each)
const isSpokenKind = (kind: string): boolean => isJudgeKind(kind) || ['recurso', 'resultado', 'sala', 'base'].includes(kind)

/** «licencias Y santiago O valparaíso»: nothing binds the city to the word before the operator. */
const joiningOperators = /(?<![\p{L}\d])(?:Y|AND)(?![\p{L}\d])/gu

/** The text with blanks in place of its operators and of every part that is no plain word. */
const plainWords = (text: string, parts: readonly Expression[]): string => {
  let plain = text
  const blank = ({ from, to }: Span): void => {
    plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to)
  }
  for (const part of parts) {
    if (part.kind === 'words' || isNamed(part, text) || joinedAppeals(text, part).length > 0) continue
    if (part.kind === 'phrase') plain = withQuoted(plain, part)
    else blank(part)
  }
  return plain.replace(operators, (written) => ' '.repeat(written.length))
}
const operators = new RegExp(String.raw`(?<![\p{L}\d])(?:${operatorWords})(?![\p{L}\d])|[&|!+()]`, 'gu')

const isMeant = (part: Expression, mention: Mention, text: string): boolean => {
  if (part.kind === 'words') return isCity(mention) && !isBesideOperator(text, mention)
  if (isEither(part)) return isCity(mention) && mention.isWordToo !== true
  if (!isNamed(part, text)) return false
  const kind = mention.test.kind === 'origen' ? 'tribunal' : mention.test.kind
  return kind === kindOf(part)
}

/** «valparaíso O concepción». */
const isEither = (part: Expression): part is Extract<Expression, { kind: 'or' }> =>
  part.kind === 'or' && part.atLeast === 1 && part.parts.every(isPlainWords)
/** «pto montt» is two words. */
const isPlainWords = (each: Expression): boolean => each.kind === 'words' || (each.kind === 'and' && each.parts.every(isPlainWords))

/** «tesorería Y abandono recurso de hecho san miguel». */
const isCity = ({ isWordToo, test, label }: Mention): boolean =>
  isWordToo === true || (test.kind === 'tribunal' && label.startsWith('tribunales de '))

/** A city alone and a court through which the case may not have passed only raise what meets them. A body that no operator joins is demanded. */
const modeOf = ({ test, label, strength, isWordToo, from, to }: Mention, text: string): ConditionMode => {
  const isJoined =
    (from === 0 && joinsAll.test(text.slice(to))) || (joinedToAll.test(text.slice(0, from)) && endsOperand.test(text.slice(to)))
  const written = text.slice(from, to)
  const isSeat = isAppealsCity(foldText(written)) || isCapitalSeat(written)
  const isWholeOperand = test.kind === 'tribunal' && isJoined && isSeat
  const mayBeOther = test.kind === 'origen' || (isWordToo === true && label.startsWith('tribunales de '))
  return (mayBeOther && strength !== 'plain' && !isWholeOperand) || (test.kind === 'fecha' && ofFact.test(text.slice(0, from)))
    ? 'preferir'
    : 'exigir'
}
/** «Valdivia Y humedal»: a city that opens what all must have. */
const joinsAll = /^\s+(?:Y|AND)\s/u
/** «abandono AND Talca NOT laboral»: a city between operators, or behind the sign of a sum. */
const joinedToAll = /(?<!\p{L})(?:Y|AND)\s+$|(?:^|[\s(])\+$/u
const endsOperand = /^\s*(?:$|\s(?:Y|AND|NOT?)[\s(]|\s[-+])/u
/** «expulsión de 2021»: the day of what happened, unlike «fallos de 2021» and «amparos de 2021». */
const ofFact =
  /(?<!\p{L})(?!(?:fallos?|sentencias?|jurisprudencia|dict[aá]men|resoluci|oficio|ordinario|circular|recurso|amparo|nulidad|protecci|apelaci|casaci|queja|unificaci|inaplicab|reclam|a[ñn]o|acogid|rechazad|confirmad|revocad|corte|suprema|tribunal|juzgado)\p{L}*\s)\p{L}{4,}\s+de\s+$/iu

const isNamed = (part: Expression, text: string): boolean =>
  kindOf(part) !== null && !typedField.test(text.slice(part.from, part.to)) && fieldNames(part).every((name) => detachable.has(name))

const fieldNames = (part: Expression): string[] => {
  if (part.kind === 'field') return [part.demand.name]
  return part.kind === 'or' && part.atLeast === 1 ? part.parts.flatMap((each) => (each.kind === 'field' ? [each.demand.name] : [''])) : []
}

/** «2019 O 2020», «CS O ICA Santiago»: conditions of one kind are alternatives. */
const isAlternative = (part: Expression): part is Extract<Expression, { kind: 'or' }> =>
  part.kind === 'or' &&
  part.parts.every(({ kind }) => kind === 'field') &&
  ['tribunal', 'fecha', 'sala'].includes(fieldNames(part)[0] ?? '')

const isOneOutcome = ({ parts }: Extract<Expression, { kind: 'or' }>): boolean => outcomeOfForms(outcomesAlone(parts) ?? []) !== null

/** The kind of condition that the part is. Several outcomes are the forms of one. */
const kindOf = (part: Expression): string | null => {
  const names = [...new Set(fieldNames(part))]
  if (part.kind === 'or' && (names.length > 1 || !(isOneOutcome(part) || isAlternative(part)))) return null
  const [name] = names
  return name === undefined ? null : name === 'desde' || name === 'hasta' ? 'fecha' : name
}
