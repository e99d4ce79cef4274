import { chileanDate } from '@basejuris/domain/calendar'
import { analyze, foldText, isAppealsCity, overlaps, stopWords, type Token, withoutOverlaps } from '@basejuris/legal-text'
import { LRUCache } from 'lru-cache'
import { findConcepts, isWordOfCourts } from '../topics/find-concepts.ts'
import { wordTokens } from '../word-tokens.ts'
import { buildChips } from './chips.ts'
import { findCaptionBeside } from './conditions/caption-beside.ts'
import { casesOfAccount } from './conditions/cases-of-account.ts'
import type { QueryCondition } from './conditions/condition.ts'
import { type CaseCourt, type ConditionSwitches, findConditions, switchedMode } from './conditions/find-conditions.ts'
import type { KnownJudge } from './conditions/find-judges.ts'
import { findPrivateData } from './conditions/find-private-data.ts'
import type { WeighModes } from './conditions/weighing/weigh-modes.ts'
import { detachConditions } from './formal/detach-conditions.ts'
import type { Expression } from './formal/expression.ts'
import { findFormalExpression } from './formal/find-formal-expression.ts'
import { type ForeignNearness, findForeignNearness, nearnessAlternative, withoutForeignNearness } from './formal/foreign-nearness.ts'
import { appealsAlternative } from './formal/joined-appeals.ts'
import { andExpression } from './formal/parse-expression.ts'
import type { QueryReading } from './formal/read-operators.ts'
import { typedText } from './formal/typed/typed-text.ts'
import { isFirstOfSum } from './formal/typed/with-joined-signs.ts'
import { kindAlternative, loneAction, wordsAlternative } from './lone-action.ts'
import { findNegations, type Negation } from './negations/find-negations.ts'
import { withLawWords } from './norms/bare-laws.ts'
import { findNorms } from './norms/find-norms.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { findCaption, namesParties, type QueryCaption } from './parts/find-caption.ts'
import { findYearSpans } from './parts/find-dates.ts'
import { findIdentifiers, isSpecific, yearlyTitles } from './parts/find-identifiers.ts'
import { findQuotes, withQuoted } from './parts/find-quotes.ts'
import type { Exclusion, Identifier, QueryConcept, Quote } from './parts/query-parts.ts'
import { type Span, withoutSpans } from './parts/span.ts'
import { mayHaveOr } from './terse/lower-or.ts'
import { nothingTerse, readTerse, type TerseReading } from './terse/read-terse.ts'

/** Several parts of one search, and the pages that follow it, parse the same query. */
const maxCachedQueries = 200

/** What a query is read with, besides its text. */
export interface QueryContext extends ConditionSwitches {
  /** Whether capitals and signs are operators. The text decides when absent. */
  readonly reading?: QueryReading | undefined
  /** Judges of the index that the query names. */
  readonly judges?: readonly KnownJudge[] | undefined
  /** Whether the index has a case of what may be two parties, whatever their names look like. */
  readonly knowsParties?: boolean | undefined
  /** Parties within the query that a caption of the index has. */
  readonly parties?: QueryCaption | undefined
  /** Decides what is done with each condition named, in place of the stored model. */
  readonly weigh?: WeighModes | undefined
}

const cache = new LRUCache<string, ParsedQuery>({ max: maxCachedQueries })

/** Parses a query. It never throws, since anything can be plain words, and takes time linear in the length. */
export function parseQuery(written: string, context: QueryContext = {}): ParsedQuery {
  const { text, nearness } = textOfQuery(written, context)
  if (context.weigh !== undefined) return readAction(text, context, nearness)
  const { reading, required = [], preferred = [], judges = [], knowsParties = false, parties } = context
  const key = JSON.stringify([text, chileanDate(new Date()), reading, required, preferred, judges, knowsParties, parties, nearness])
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const parsed = readAction(text, context, nearness)
  cache.set(key, parsed)
  return parsed
}

/** As much of `parseQuery` as says whether the query is formal and what it leaves out, without the rest of it. */
export function parseExclusions(written: string): Pick<ParsedQuery, 'formal' | 'exclusions'> {
  const { text, nearness } = textOfQuery(written, {})
  const { formal, blank } = mayHaveOr(text) ? readFormal(text, {}, nearness) : withoutChoices(text)
  const plain = plainPart(text, blank, formal)
  return { formal, exclusions: leftOutIn(plain, findQuotes(plain), {}).exclusions }
}

/** `readFormal` of a query where the short form has no alternatives. */
const withoutChoices = (text: string) => {
  const { required, formal } = findFormalExpression(text)
  return { formal, blank: andExpression(required === null ? [] : [required]) }
}

/** The query as it is read, with usual signs in place of others. */
const textOfQuery = (
  written: string,
  { reading }: QueryContext,
): { readonly text: string; readonly nearness: readonly ForeignNearness[] } => {
  const typed = typedText(written)
  const nearness = findForeignNearness(typed)
  return { text: withoutForeignNearness(typed, nearness, reading), nearness }
}

/** The formal parts of a query, and what short searches have like them. `blank` is read in no other way. */
const readFormal = (text: string, { reading }: QueryContext, nearness: readonly ForeignNearness[]) => {
  const found = findFormalExpression(text, reading)
  const { required, formal, alternative } = found
  const readBeside = (appeals: readonly Span[]): TerseReading =>
    formal || alternative !== null || nearness.length > 0 ? nothingTerse : readTerse(plainPart(text, required, formal), reading, appeals)
  const first = readBeside([])
  const blank = andExpression([...(required === null ? [] : [required]), ...first.alternatives])
  return { ...found, readBeside, first, blank }
}

/** An action that is all of a query is demanded as a kind. Where the request asks for words, rulings that speak of it are. */
const readAction = (text: string, context: QueryContext, nearness: readonly ForeignNearness[]): ParsedQuery => {
  const parsed = read(text, context, nearness)
  const action = parsed.formal ? null : loneAction(text, parsed.conditions)
  if (action === null) return parsed
  if (context.reading !== 'palabras') return { ...parsed, alternative: parsed.alternative ?? kindAlternative(action) }
  return { ...read(action.words, { ...context, reading: 'operadores' }, []), alternative: wordsAlternative(action) }
}

const read = (text: string, context: QueryContext, nearness: readonly ForeignNearness[]): ParsedQuery => {
  const { required, formal, alternative, readBeside, first, blank } = readFormal(text, context, nearness)
  const plain = parsePlain(plainPart(text, blank, formal), context, first)
  const appeals = plain.conditions.filter(({ test, mode }) => (test.kind === 'recurso' || test.kind === 'tribunal') && mode === 'exigir')
  const terse = appeals.length === 0 ? first : readBeside(appeals)
  const named = formal && required !== null ? detachConditions(text, required, context) : { required: blank, conditions: [], joined: [] }
  const spoken = plain.conditions.map((each) => asSummand(text, each, context))
  const conditions = [...spoken, ...named.conditions]
  const demanded = andExpression([...(named.required === null ? [] : [named.required]), ...(plain.caption === null ? terse.terms : [])])
  const read = nearnessAlternative(nearness, context.reading) ?? appealsAlternative(named.joined, alternative ?? terse.alternative)
  const parts = { ...plain, conditions, topics: [], text, required: demanded, formal, alternative: read }
  return { ...parts, chips: buildChips(parts) }
}

/** An appeal or a seat of courts with which a sum begins is demanded, unless the request has it otherwise. */
const asSummand = (text: string, condition: QueryCondition, context: QueryContext): QueryCondition =>
  (condition.test.kind === 'recurso' || isSeat(text, condition)) && isFirstOfSum(text, condition)
    ? { ...condition, mode: switchedMode(condition.key, 'exigir', context) }
    : condition

const isSeat = (text: string, { test, from, to }: QueryCondition): boolean =>
  test.kind === 'tribunal' && isAppealsCity(foldText(text.slice(from, to)))

/** The query with blanks in place of its formal parts. */
const plainPart = (text: string, required: Expression | null, formal: boolean): string => {
  if (required === null) return text
  if (formal) return ' '.repeat(text.length)
  const spans = required.kind === 'and' ? required.parts : [required]
  let plain = text
  for (const { from, to } of spans) plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to)
  return plain
}

const parsePlain = (
  written: string,
  context: QueryContext,
  { laws }: Pick<TerseReading, 'laws'>,
): Omit<ParsedQuery, 'text' | 'required' | 'formal' | 'alternative' | 'topics' | 'chips'> => {
  const quoted = findQuotes(written)
  if (isBlankBeside(written, [...quoted.phrases, ...quoted.exclusions])) return { ...onlyQuotes, ...quoted }
  const { negations, phrases, exclusions } = leftOutIn(written, quoted, context)
  const text = withoutNegations(written, negations)
  const quotes: Span[] = [...phrases, ...exclusions]
  const { recounted, identifiers } = identifiersIn(text, quotes)
  const caseCourts = courtsBeside(text, identifiers)
  // A court beside a case that is told belongs to the account too.
  const ofAccount = recounted.flatMap((each) => (each.court === null ? [each] : [each, each.court]))
  const taken = [...quotes, ...identifiers, ...caseCourts]
  const spelled = withLawWords(text, laws)
  const norms = findNorms(spelled.text)
    .map((norm) => ({ ...norm, ...spelled.originOf(norm) }))
    .filter((norm) => !taken.some((other) => overlaps(norm, other)))
  const beside =
    context.parties === undefined
      ? findCaptionBeside(text, { taken, norms, caseCourts, judges: context.judges ?? [] }, context.knowsParties)
      : { from: context.parties.first.from, to: context.parties.second.to, caption: context.parties }
  const sides = beside?.caption ?? findCaption(text)
  const areParties = sides !== null && (context.knowsParties === true || context.parties !== undefined || namesParties(text, sides))
  const named = identifiers.filter(isSpecific)
  const privateData = sides === null && named.length === 0 ? findPrivateData(text) : []
  // The parties are as a quotation, which says as surely what is searched for.
  const { conditions, setAside: aside } = findConditions(beside === null ? text : withQuoted(text, beside), {
    taken: [...quotes, ...identifiers, ...ofAccount, ...(beside === null ? [] : [beside])],
    caseCourts,
    norms,
    namesCase: named.length > 0 && !caseCourts.some(({ isOfDocument }) => isOfDocument === true),
    isCaption: areParties && beside === null,
    judges: context.judges ?? [],
    switches: context,
    weigh: context.weigh,
  })
  const isApart = (span: Span): boolean => ![...quotes, ...conditions].some((other) => overlaps(span, other))
  const setAside = [...aside, ...ofAccount, ...privateData.filter(isApart)]
  const tokens = wordTokens(analyze(text))
  const joint = sides === null ? [] : [{ from: sides.first.to, to: sides.second.from }]
  const apart = [...exclusions, ...phrases, ...named, ...caseCourts, ...norms, ...conditions.filter(replacesWords), ...setAside, ...joint]
  const words = tokens.filter((token) => !stopWords.has(token.exact) && !apart.some((span) => overlaps(token, span)))
  const within = (side: Span): Token[] => words.filter((word) => overlaps(word, side))
  const parties = sides !== null && areParties ? { from: sides.first.from, to: sides.second.to } : null
  const caption = sides === null ? null : { first: within(sides.first), second: within(sides.second), parties }
  const concepts = conceptsIn(tokens, parties === null ? apart : [...apart, parties])
  return {
    identifiers: identifiers.map((each) => withoutUndemandedCourt(each, conditions)),
    norms,
    phrases,
    exclusions,
    negations,
    conditions,
    setAside,
    caption,
    words,
    concepts,
  }
}

/** What the plain part of a query leaves out, in words and by signs. */
const leftOutIn = (written: string, quoted: ReturnType<typeof findQuotes>, context: QueryContext) => {
  const quotes = [...quoted.phrases, ...quoted.exclusions]
  const isCaption = written.includes('/') && findCaption(written) !== null
  const isOther = isCaption || isBlankBeside(written, quotes)
  const negations = isOther ? [] : findNegations(written, { quotes, judges: context.judges ?? [], switches: context })
  return { negations, ...withNegatedWords(quoted, negations) }
}

/** The query with blanks where it leaves something out. Words that are not left out after all stay. */
const withoutNegations = (text: string, negations: readonly Negation[]): string => {
  let rest = text
  for (const { cue, part, test, mode, natural } of negations) {
    const blank = ({ from, to }: Span): void => {
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
    if (mode === 'exigir' || natural === 'exigir') blank(cue)
    if (mode === 'exigir' || test !== null) blank(part)
  }
  return rest
}

/** Words that are left out, beside those with a sign. A quotation among them is searched no longer. */
const withNegatedWords = (
  { phrases, exclusions }: { readonly phrases: readonly Quote[]; readonly exclusions: readonly Exclusion[] },
  negations: readonly Negation[],
): { phrases: Quote[]; exclusions: Exclusion[] } => {
  const active = negations.filter(({ mode, test }) => mode === 'exigir' && test === null)
  return {
    phrases: phrases.filter((phrase) => !active.some((each) => overlaps(each, phrase))),
    exclusions: [...exclusions, ...active.map(({ from, to, text, isPhrase }) => ({ from, to, text, quoted: isPhrase }))].sort(
      (a, b) => a.from - b.from,
    ),
  }
}

const onlyQuotes = { identifiers: [], norms: [], negations: [], conditions: [], setAside: [], caption: null, words: [], concepts: [] }

/** The numbers that are looked for, and those of cases that an account tells. */
const identifiersIn = (
  text: string,
  quotes: readonly Span[],
): { readonly recounted: readonly Identifier[]; readonly identifiers: readonly Identifier[] } => {
  const found = findIdentifiers(text)
  const years = findYearSpans(text).filter((span) => !found.some((each) => each.court !== null && overlaps(each, span)))
  const named = withoutOverlaps(found, [...quotes, ...years])
  const recounted = casesOfAccount(text, named)
  return { recounted, identifiers: named.filter((each) => !recounted.includes(each)) }
}

/** Quoted words mean themselves: nothing else is to be read in a query of one phrase. */
const isBlankBeside = (text: string, quotes: readonly Span[]): boolean => {
  const [first, ...others] = quotes
  return first !== undefined && others.length === 0 && !/[\p{L}\d]/u.test(text.slice(0, first.from) + text.slice(first.to))
}

/**
 * Courts beside the numbers of a query. «ORD N° 15 Dirección del Trabajo viáticos» asks for documents of that body. Nothing but the document asks for
 * what cites it too, and the span of «dictamen suseso 15» holds its body.
 */
const courtsBeside = (text: string, identifiers: readonly Identifier[]): CaseCourt[] => {
  const courts = identifiers.flatMap(({ court }) => court ?? [])
  const namesMore = /\p{L}{4,}/u.test(withoutSpans(text, [...identifiers, ...courts]))
  return identifiers.flatMap((each) => {
    const { court, title } = each
    return court === null ? [] : [{ ...court, isOfDocument: namesMore && yearlyTitles.has(title) && !overlaps(each, court) }]
  })
}

/** A court that the request prefers does not narrow the case. */
const withoutUndemandedCourt = (identifier: Identifier, conditions: readonly QueryCondition[]): Identifier => {
  const { court } = identifier
  const prefers = court !== null && conditions.some((each) => each.isOfCase && each.mode === 'preferir' && overlaps(each, court))
  return prefers ? { ...identifier, court: null } : identifier
}

/** What is demanded is not searched as words too. A preferred outcome or appeal is, since its words may be of the story. */
const replacesWords = ({ mode, test, isWordToo, isSaidToo }: QueryCondition): boolean =>
  (mode === 'exigir' && !isSaidToo) || (!isWordToo && (test.kind === 'tribunal' || test.kind === 'origen' || test.kind === 'fecha'))

/**
 * The longer of two nested wordings is more precise: «me expulsaron del país» is not «me expulsaron» from a club. A formal wording around
 * an everyday one is covered too: «humedales urbanos» around «humedal». A word that is no formal wording itself stays a word where courts use it.
 */
const conceptsIn = (tokens: readonly Token[], apart: readonly Span[]): QueryConcept[] => {
  const wordings = findConcepts(tokens)
  const formal = wordings.filter(({ side }) => side === 'formal')
  return wordings
    .filter(({ side }) => side === 'said')
    .map((found) => {
      const around = formal.find(({ concept, from, to }) => concept === found.concept && from <= found.from && found.to <= to)
      return around === undefined ? { ...found, isFormal: false } : { ...found, from: around.from, to: around.to, isFormal: true }
    })
    .filter((found, _, all) => !all.some((other) => other.from <= found.from && found.to <= other.to && lengthOf(found) < lengthOf(other)))
    .map(({ concept, from, to, isFormal }) => ({
      concept,
      from: (tokens[from] as Token).from,
      to: (tokens[to - 1] as Token).to,
      isWordToo: !isFormal && to - from === 1 && isWordOfCourts(tokens[from] as Token),
    }))
    .filter((found) => !apart.some((span) => overlaps(found, span)))
}

const lengthOf = ({ from, to }: Span): number => to - from
