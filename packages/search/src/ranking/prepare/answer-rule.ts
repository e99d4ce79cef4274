import { analyze, type Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { and, type Filter, type LexicalIndex, near, or, type PrimaryMatches, type TextQuery, term } from '../../ports/index.ts'
import type { CitedNorm } from '../../query/cited-norm.ts'
import { narrativeOf } from '../../query/conditions/narrative.ts'
import { type Expression, positiveLeaves } from '../../query/formal/expression.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { wordsInCaptions } from '../../query/parts/words-in-captions.ts'
import { conceptFields, wordFields } from '../field-weights.ts'
import { demandedScope } from '../request/condition-query.ts'
import { countMatches } from '../request/search-ports.ts'
import { citedActQuery, originCaseQuery, ownCaseQuery } from './case-query.ts'
import { requiresAll } from './match-policy.ts'
import { articleQuery, citationQuery } from './norm-query.ts'
import { isCaseKnown } from './prepare-cases.ts'
import type { AnswerRule, UnderstoodQuery } from './prepared-query.ts'
import { rulingQuery } from './ruling-query.ts'
import { strictClauseQuery, type WordClause, wordQuery } from './word-clauses.ts'

/** Relevance from which a ruling answers a story, and from which its level is media. */
export const minAnswering = 0.4

/** Which of the matching rulings answer a query. */
export interface AnswerLine {
  /** For the index. Undefined when every match answers. */
  readonly primary?: PrimaryMatches
  /** The best answer to a story over the whole scope, with its score for the words. Null when demands decide. */
  readonly best: { readonly relevance: number; readonly score: number } | null
}

/**
 * Demands are the named case, every norm but a code that a story names whole, and what a party is called when some caption has it. A number that no ruling has may then be
 * a part of the caption. Otherwise one or two words are demands, beside a norm if some ruling has them. More of them tell a story, unless
 * phrases or the formal language demand a content that every match has.
 */
export async function findAnswerRule(lexical: LexicalIndex, prepared: UnderstoodQuery): Promise<AnswerRule> {
  const { query, clauses } = prepared
  const isKnown = isCaseKnown(prepared)
  const words = clauses.filter(({ norm }) => norm === undefined)
  const norms = clauses.flatMap(({ norm }) => norm ?? []).filter((norm) => requiresAll(words.length) || !isWholeCode(norm))
  const named = isKnown || words.length === 0 ? null : await nameDemand(lexical, prepared, words)
  const cases = named === null ? caseDemand(prepared) : []
  const precise = [
    ...cases,
    ...(await Promise.all(norms.map((norm) => normDemand(lexical, norm, prepared)))),
    ...(named === null ? [] : [named]),
  ]
  const isByWords = named === null && !isKnown
  const ofWords = isByWords && requiresAll(words.length) ? words : []
  const written = ({ from, to }: WordClause): string => query.text.slice(from, to)
  const unknown = precise.length === 0 ? [] : await ofNoRuling(lexical, ofWords, prepared)
  const known = ofWords.filter((clause) => !unknown.includes(clause))
  if (precise.length === 0 && known.length > 0 && query.phrases.length > 0 && !(await areBesidePhrases(lexical, known, prepared)))
    return matches((await areBesidePhrases(lexical, [], prepared)) ? known.map(written) : [])
  const demands = [...precise, ...known.map((clause) => clauseDemand(clause, prepared)), ...storyDemand(query, known)]
  if (demands.length > 0)
    return {
      kind: 'demands',
      text: and(demands),
      precise: precise.length === 0 ? null : and(precise),
      hasRest: isByWords && precise.length > 0 && !requiresAll(words.length),
      unknownWords: unknown.map(written),
    }
  if (words.length === 0 || query.phrases.length > 0 || demandsContent(query.required)) return matches()
  const text = storyQuery(prepared)
  return text === null ? matches() : { kind: 'story', text }
}

const matches = (anyOfWords: readonly string[] = []): AnswerRule => ({ kind: 'matches', anyOfWords })

/** Positions among which a ruling has both words of a short story. */
const maxStoryWidth = 50

/** «me echaron con licencia»: both words stand in rulings about other things too, far from each other. */
const storyDemand = ({ text, phrases }: ParsedQuery, words: readonly WordClause[]): TextQuery[] => {
  const tokens = words.flatMap((clause) => (clause.formal.length === 0 ? clause.words.map(({ token }) => token) : []))
  return words.length === 2 && tokens.length === 2 && narrativeOf(text, phrases) === 'own'
    ? [near(tokens, maxStoryWidth, { [field.text]: 1 })]
    : []
}

/** Words that no ruling has. Beside a norm they demand nothing: «casación adoptabilidad ley 19.620». */
const ofNoRuling = async (
  lexical: LexicalIndex,
  clauses: readonly WordClause[],
  prepared: UnderstoodQuery,
): Promise<readonly WordClause[]> => {
  const counts = await Promise.all(clauses.map((clause) => countMatches(lexical, clauseDemand(clause, prepared), prepared.scope)))
  return clauses.filter((_, at) => counts[at] === 0)
}

/**
 * Whether a ruling that has the phrases and enough of the words has all of these. Where none does, some are enough: «"18.287" "cuatro meses"
 * notificación demanda».
 */
const areBesidePhrases = async (lexical: LexicalIndex, words: readonly WordClause[], prepared: UnderstoodQuery): Promise<boolean> => {
  const matching = rulingQuery(prepared, prepared.minShouldMatch, { boosts: false })
  const demands = words.map((clause) => clauseDemand(clause, prepared))
  return matching === null || (await countMatches(lexical, and([matching, ...demands]), prepared.scope)) > 0
}

/** «va contra la Constitución»: most rulings of its kind cite it. Keys of laws have a number, those of articles a colon. */
const isWholeCode = ({ key }: CitedNorm): boolean => !/[\d:]/u.test(key)

/** The rulings of a case or, when no ruling is of that case, those that come from it or cite the act. */
const caseDemand = ({ cases }: UnderstoodQuery): TextQuery[] =>
  cases.length === 0
    ? []
    : [
        or(
          cases.flatMap(({ searched, holding }) => {
            if (holding === 'unknown') return []
            if (holding === 'cited') return citedActQuery(searched)
            return holding === 'related' ? originCaseQuery(searched) : ownCaseQuery(searched)
          }),
        ),
      ]

/**
 * The numeral, inciso or letra as named, or its article: when nothing that matches the query cites the place, or only rulings that the
 * demanded conditions leave out.
 */
const normDemand = async (lexical: LexicalIndex, norm: CitedNorm, prepared: UnderstoodQuery): Promise<TextQuery> => {
  const exact = citationQuery(norm)
  if (norm.subdivisions.length === 0) return exact
  const matching = rulingQuery(prepared, prepared.minShouldMatch, { boosts: false })
  const isMet = async (query: TextQuery, filter: Filter): Promise<boolean> =>
    (await countMatches(lexical, matching === null ? query : and([matching, query]), filter)) > 0
  const article = articleQuery(norm)
  if (!(await isMet(exact, prepared.scope))) return article
  const filter = await demandedScope(lexical, prepared.query.conditions, prepared.scope)
  return !(await isMet(exact, filter)) && (await isMet(article, filter)) ? article : exact
}

const clauseDemand = (clause: WordClause, { spellings }: UnderstoodQuery): TextQuery =>
  strictClauseQuery(clause, { words: wordFields, formal: conceptFields }, spellings)

/** Filters and exclusions do not change how well a ruling tells the story. */
const storyQuery = (prepared: UnderstoodQuery): TextQuery | null =>
  rulingQuery({ ...prepared, query: { ...prepared.query, exclusions: [], required: null } }, prepared.minShouldMatch, { boosts: true })

const facts: ReadonlySet<string> = new Set([
  'tribunal',
  'origen',
  'sala',
  'ministro',
  'redactor',
  'disidente',
  'recurso',
  'resultado',
  'desde',
  'hasta',
  'fecha',
])

const demandsContent = (required: Expression | null): boolean =>
  required !== null && positiveLeaves(required).some((leaf) => leaf.kind !== 'field' || !facts.has(leaf.demand.name))

/** Positions that a name of several words may take in the text, besides the words themselves. */
const nameSlack = 2

/** The parties of a caption, or three or more words that some caption has, in captions or side by side in the text. */
const nameDemand = async (
  lexical: LexicalIndex,
  { query, spellings, scope }: UnderstoodQuery,
  words: readonly WordClause[],
): Promise<TextQuery | null> => {
  const inCaption = (token: string): TextQuery => wordQuery(token, { [field.caption]: 1 }, spellings)
  const parties = partiesDemand(query, inCaption)
  if (parties === null && (requiresAll(words.length) || query.concepts.length > 0)) return null
  const tokens = words.flatMap((clause) => clause.words.map(({ token }) => token))
  const captions = parties ?? and(tokens.map(inCaption))
  if ((await countMatches(lexical, captions, scope)) === 0) return null
  return parties === null ? or([captions, near(tokens, tokens.length + nameSlack, { [field.text]: 1 })]) : captions
}

/** Every word of the first party and any word of the second, or every word of the only one, written apart or together. Null where the query names no parties. */
const partiesDemand = ({ caption }: ParsedQuery, inCaption: (token: string) => TextQuery): TextQuery | null => {
  if (caption === null || caption.second.length === 0) return null
  const wordInCaption = ({ token, exact }: Token): TextQuery =>
    or([inCaption(token), and(analyze(wordsInCaptions(exact).join(' ')).map((each) => inCaption(each.token)))])
  const [first, second] = [caption.first.map(wordInCaption), caption.second.map(wordInCaption)]
  const joined = term(caption.second.map(({ exact }) => exact).join(''), { [field.captionExact]: 1 })
  if (first.length > 0) return and([...first, or([...second, joined])])
  return caption.parties === null ? null : or([and(second), joined])
}
