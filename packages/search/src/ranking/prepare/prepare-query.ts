import { and, type Filter, type LexicalIndex } from '../../ports/index.ts'
import { buildChips } from '../../query/chips.ts'
import { narrativeOf } from '../../query/conditions/narrative.ts'
import { requestIn } from '../../query/conditions/requests/request-in.ts'
import { loneAction } from '../../query/lone-action.ts'
import { demandFewerWords, looseWordsOf } from '../../query/loose-words.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { unquoted } from '../../query/parts/find-quotes.ts'
import type { Quote } from '../../query/parts/query-parts.ts'
import { buildScope, corpusFilter } from '../request/build-filter.ts'
import { demandedScope } from '../request/condition-query.ts'
import { countMatches } from '../request/search-ports.ts'
import type { ChipSwitches, Corpus, RulingSearchRequest, SearchMode } from '../request/search-request.ts'
import { understandQuery } from '../request/understand-query.ts'
import { findAnswerRule } from './answer-rule.ts'
import { demandConditions, leaveOut } from './demand-conditions.ts'
import { findSpellings } from './find-spellings.ts'
import { minMatchingRulings, minShouldMatchOf } from './match-policy.ts'
import { isCaseKnown, prepareCases } from './prepare-cases.ts'
import type { PreparedQuery, UnderstoodQuery } from './prepared-query.ts'
import { quoteQuery } from './quote-query.ts'
import { demandQueries, rulingQuery } from './ruling-query.ts'
import { formalClauses, type Spellings, wordClauses } from './word-clauses.ts'

type QueryInput = Corpus &
  ChipSwitches &
  Pick<RulingSearchRequest, 'query' | 'filters' | 'only' | 'reading'> & {
    readonly mode?: SearchMode
    /** Every condition holds, even where all of them together leave nothing. */
    readonly strict?: boolean
  }

/** Other spellings of the words of a request. */
export async function findQuerySpellings(lexical: LexicalIndex, request: QueryInput): Promise<Spellings> {
  return spellingsOf(lexical, await understandQuery(lexical, request), request)
}

const spellingsOf = (lexical: LexicalIndex, query: ParsedQuery, request: QueryInput): Promise<Spellings> =>
  findSpellings(lexical, { clauses: wordClauses(query), requiredClauses: formalClauses(query) }, corpusFilter(request))

/** What a short search demands without an operator, where another reading is offered. */
const mayBeWords = ({ formal, alternative }: ParsedQuery, { reading }: QueryInput): boolean =>
  reading === undefined && !formal && alternative?.reading === 'palabras'

/** Whether no ruling meets what a search demands that may be read as words, be it a kind of action or words that stand together. */
const meetsNothing = async (lexical: LexicalIndex, query: ParsedQuery, spellings: Spellings, scope: Filter): Promise<boolean> => {
  if (query.required !== null) return (await countMatches(lexical, and(demandQueries({ query, spellings })), scope)) === 0
  return (
    loneAction(query.text, query.conditions) !== null &&
    (await countMatches(lexical, null, await demandedScope(lexical, query.conditions, scope))) === 0
  )
}

/**
 * Works out how many clauses must match over the whole of `scope`, so that neither a filter nor a condition changes what a query means. What a
 * short search demands without an operator is read as words where no ruling meets it.
 * `cachedSpellings` are those of the query, when already looked up.
 */
export async function prepareQuery(
  lexical: LexicalIndex,
  request: QueryInput,
  cachedSpellings?: Promise<Spellings>,
): Promise<PreparedQuery> {
  const { scope, filter, fictionalFilter } = buildScope(request, request.filters, request.only)
  const { fictional } = request
  const written = await understandQuery(lexical, request)
  const looseQuotes = await quotesInVain(lexical, written, scope)
  const asked =
    looseQuotes.length === 0
      ? written
      : await understandQuery(lexical, { ...request, query: looseQuotes.toReversed().reduce(unquoted, written.text) })
  const found = await (looseQuotes.length === 0 && cachedSpellings !== undefined ? cachedSpellings : spellingsOf(lexical, asked, request))
  const isInVain = mayBeWords(asked, request) && (await meetsNothing(lexical, asked, found, scope))
  const read = isInVain ? await understandQuery(lexical, { ...request, reading: 'palabras' }) : asked
  const fewer = isInVain || request.strict === true ? null : await fewerWords(lexical, { query: asked, spellings: found, scope })
  const query = fewer ?? read
  const spellings = isInVain ? await spellingsOf(lexical, query, request) : found
  const clauses = wordClauses(query)
  const requiredClauses = formalClauses(query)
  const cases = await prepareCases(lexical, query, scope)
  const identified = cases.some(({ holding }) => holding === 'own' || holding === 'elsewhere')
  const onlyNorms = clauses.every(({ norm }) => norm !== undefined)
  const minShouldMatch = onlyNorms ? clauses.length : minShouldMatchOf(clauses.length)
  const understood = {
    query,
    clauses,
    requiredClauses,
    spellings,
    scope,
    demanded: scope,
    filter,
    fictional,
    fictionalFilter,
    cases,
    identified,
    looseQuotes: looseQuotes.map(({ text }) => text),
    looseWords: fewer === null ? [] : looseWordsOf(asked).map(({ from, to }) => asked.text.slice(from, to)),
  }
  const strictest = { ...understood, minShouldMatch, loosened: [] }
  const needed = isCaseKnown(strictest) || onlyNorms ? minShouldMatch : await relaxMinShouldMatch(lexical, strictest)
  const prepared = { ...strictest, minShouldMatch: needed }
  const limited = await leaveOut(lexical, { ...prepared, answerRule: await findAnswerRule(lexical, prepared) })
  return demandConditions(lexical, limited, request)
}

/** What somebody says in an account, «le dijeron "vuelva mañana"», where no ruling says it. Behind what is asked for it is demanded. */
const quotesInVain = async (lexical: LexicalIndex, { text, phrases, required }: ParsedQuery, scope: Filter): Promise<readonly Quote[]> => {
  if (phrases.length === 0 || required !== null || !['own', 'told'].includes(narrativeOf(text, phrases))) return []
  const asked = requestIn(text)
  const ofAccount = phrases.filter(({ from, to }) => asked === null || to <= asked.from || asked.to <= from)
  const counts = await Promise.all(ofAccount.map((phrase) => countMatches(lexical, quoteQuery(phrase), scope)))
  return ofAccount.filter((_, at) => counts[at] === 0)
}

/** The query with half of the words that no operator stands beside, where all of them leave nothing and half of them something. Else null. */
const fewerWords = async (
  lexical: LexicalIndex,
  { query, spellings, scope }: { readonly query: ParsedQuery; readonly spellings: Spellings; readonly scope: Filter },
): Promise<ParsedQuery | null> => {
  const required = demandFewerWords(query)
  if (required === null) return null
  const filter = await demandedScope(lexical, query.conditions, scope)
  const isMet = async (asked: ParsedQuery): Promise<boolean> =>
    (await countMatches(lexical, and(demandQueries({ query: asked, spellings })), filter)) > 0
  if (await isMet(query)) return null
  const loosened = { ...query, required }
  return (await isMet(loosened)) ? { ...loosened, chips: buildChips(loosened) } : null
}

/** The highest number that enough rulings match. The fewer clauses are needed, the more rulings match, so it is found by bisection. */
const relaxMinShouldMatch = async (lexical: LexicalIndex, prepared: UnderstoodQuery): Promise<number> => {
  const isEnough = async (needed: number): Promise<boolean> =>
    (await countMatches(lexical, rulingQuery(prepared, needed, { boosts: false }), prepared.scope)) >= minMatchingRulings
  let [enough, tooMany] = [Math.min(1, prepared.clauses.length), prepared.minShouldMatch + 1]
  for (let needed = prepared.minShouldMatch; tooMany - enough > 1; needed = (enough + tooMany) >> 1)
    if (await isEnough(needed)) enough = needed
    else tooMany = needed
  return enough
}
