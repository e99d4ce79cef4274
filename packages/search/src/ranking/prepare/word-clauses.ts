import { analyze, overlaps, stopWords, type Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { and, boost, type FieldWeights, or, phrase, type TextQuery, term } from '../../ports/index.ts'
import type { CitedNorm } from '../../query/cited-norm.ts'
import { fillerWords } from '../../query/filler-words.ts'
import { type Expression, positiveLeaves } from '../../query/formal/expression.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { QueryConcept } from '../../query/parts/query-parts.ts'
import type { Span } from '../../query/parts/span.ts'
import { conceptsNamed } from '../../topics/concepts.ts'
import { namesForInitials } from '../../topics/find-concepts.ts'
import { wordTokens } from '../../word-tokens.ts'
import { articleQuery, citationQuery } from './norm-query.ts'

export const formalWeight = 0.3

/** One unit that should match: a word, a concept in any wording, or a cited norm. */
export interface WordClause extends Span {
  readonly words: readonly Token[]
  /** Formal wordings that count as the words themselves. */
  readonly formal: readonly string[]
  /** The norm that a ruling must cite. */
  readonly norm?: CitedNorm
}

/** Clauses of the plain language. Words of one concept form one clause. Filler words count only when there are no others. */
export function wordClauses(query: ParsedQuery): WordClause[] {
  const contentWords = query.words.filter(({ exact }) => !fillerWords.has(exact))
  const isDemanding = query.conditions.some(({ mode }) => mode === 'exigir')
  const words = isDemanding || contentWords.length + query.concepts.length + query.norms.length > 0 ? contentWords : query.words
  const ideas = mergeConcepts(query.concepts)
  const clauses: WordClause[] = ideas.map((idea) => ({ ...idea, words: words.filter((word) => overlaps(word, idea)) }))
  for (const word of words)
    if (!ideas.some((idea) => overlaps(word, idea))) clauses.push({ from: word.from, to: word.to, words: [word], formal: [] })
  for (const norm of query.norms) clauses.push({ from: norm.from, to: norm.to, words: [], formal: [], norm })
  return withoutRepetition(clauses.sort((a, b) => a.from - b.from))
}

/** Clauses of the formal language that rulings and passages can contain. */
export function formalClauses({ required }: ParsedQuery): WordClause[] {
  return withoutRepetition(required === null ? [] : positiveLeaves(required).flatMap(clausesOfLeaf))
}

const clausesOfLeaf = (leaf: Expression): WordClause[] => {
  const { from, to } = leaf
  if (leaf.kind === 'field') {
    if (leaf.demand.name === 'norma') return [{ from, to, words: [], formal: [], norm: leaf.demand }]
    return leaf.demand.name === 'sentido' ? [{ from, to, words: [], formal: formalWordings(leaf.demand.idea) }] : []
  }
  if (leaf.kind !== 'words' && leaf.kind !== 'near' && leaf.kind !== 'passage') return []
  const words = wordTokens(analyze(leaf.text)).filter(({ exact }) => !stopWords.has(exact))
  return words.map((word): WordClause => ({ from, to, words: [word], formal: namesForInitials(word.exact) }))
}

/** Formal wordings of the concepts with this name. */
export function formalWordings(idea: string): string[] {
  return [...new Set(conceptsNamed(idea).flatMap(({ formal }) => formal))]
}

type Idea = Span & { to: number; readonly formal: string[] }

const mergeConcepts = (concepts: readonly QueryConcept[]): Idea[] => {
  const merged: Idea[] = []
  for (const { from, to, concept } of [...concepts].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    const idea = last !== undefined && from < last.to ? last : { from, to, formal: [] }
    idea.to = Math.max(idea.to, to)
    idea.formal.push(...concept.formal)
    if (idea !== last) merged.push(idea)
  }
  return merged
}

const withoutRepetition = (clauses: readonly WordClause[]): WordClause[] => {
  const seen = new Set<string>()
  const retained: WordClause[] = []
  for (const clause of clauses) {
    const words = clause.words.filter(({ token }) => !seen.has(token))
    const formal = clause.formal.filter((wording) => !seen.has(`~${wording}`))
    for (const { token } of words) seen.add(token)
    for (const wording of formal) seen.add(`~${wording}`)
    if (clause.norm === undefined ? words.length > 0 || formal.length > 0 : !seen.has(`§${clause.norm.label}`))
      retained.push({ ...clause, words, formal })
    if (clause.norm !== undefined) seen.add(`§${clause.norm.label}`)
  }
  return retained
}

export interface ClauseFields {
  readonly words: FieldWeights
  readonly formal: FieldWeights
}

/** Another spelling of a word: adjacent terms, and the share of the score that a match earns. */
export interface Spelling {
  readonly terms: readonly string[]
  readonly weight: number
}

/** Spellings in the index, by stem of the query word. */
export interface Spellings {
  readonly variants: ReadonlyMap<string, readonly Spelling[]>
  /** Words searched in their exact form because another word has the same stem: see `plural-only-words.ts`. */
  readonly exactForms: ReadonlyMap<string, string>
}

/** Matches any of the words, or a formal wording for part of the score. A norm matches wherever its article is cited. */
export function clauseQuery(clause: WordClause, fields: ClauseFields, spellings: Spellings): TextQuery {
  if (clause.norm !== undefined) return articleQuery(clause.norm)
  const words = clause.words.map(({ token }) => wordQuery(token, fields.words, spellings))
  const formal = formalQueries(clause, fields.formal)
  const parts = formal.length === 0 ? words : [...words, boost(or(formal), formalWeight)]
  return parts.length === 1 ? (parts[0] as TextQuery) : or(parts)
}

/** Matches all the words, or a formal wording. A norm matches where it is cited exactly as named. */
export function strictClauseQuery(clause: WordClause, fields: ClauseFields, spellings: Spellings): TextQuery {
  if (clause.norm !== undefined) return citationQuery(clause.norm)
  const words = clause.words.map(({ token }) => wordQuery(token, fields.words, spellings))
  return or([...(words.length === 0 ? [] : [and(words)]), ...formalQueries(clause, fields.formal)])
}

export function wordQuery(token: string, fields: FieldWeights, spellings: Spellings): TextQuery {
  const variants = (spellings.variants.get(token) ?? []).map(({ terms, weight }) => boost(sequence(terms, fields), weight))
  const ways = [...ownQueries(token, spellings.exactForms.get(token), fields), ...variants]
  return ways.length === 1 ? (ways[0] as TextQuery) : or(ways)
}

const exactFieldByField: Readonly<Record<string, string>> = { [field.text]: field.exact, [field.caption]: field.captionExact }

/** Passages are indexed by stems alone. */
const ownQueries = (token: string, written: string | undefined, fields: FieldWeights): TextQuery[] => {
  if (written === undefined || field.frame in fields) return [term(token, fields)]
  const weights = Object.entries(fields)
  const exact = weights.flatMap(([name, weight]) =>
    exactFieldByField[name] === undefined ? [] : [[exactFieldByField[name], weight] as const],
  )
  const stems = weights.filter(([name]) => exactFieldByField[name] === undefined)
  return [
    ...(exact.length === 0 ? [] : [term(written, Object.fromEntries(exact))]),
    ...(stems.length === 0 ? [] : [term(token, Object.fromEntries(stems))]),
  ]
}

const sequence = (terms: readonly string[], fields: FieldWeights): TextQuery =>
  terms.length === 1 ? term(terms[0] as string, fields) : phrase(terms, fields)

const formalQueries = ({ formal }: WordClause, fields: FieldWeights): TextQuery[] =>
  Object.keys(fields).length === 0 ? [] : [...new Set(formal)].map((wording) => wordingQuery(wording, fields))

/** The words of a wording in order, with room for two others between them. */
export function wordingQuery(wording: string, fields: FieldWeights): TextQuery {
  const stems = stemsOfWording(wording)
  return stems.length === 1 ? term(stems[0] as string, fields) : phrase(stems, fields, { slop: 2 })
}

const wordings = new Map<string, readonly string[]>()
export function stemsOfWording(wording: string): readonly string[] {
  const cached = wordings.get(wording)
  if (cached !== undefined) return cached
  const stems = wordTokens(analyze(wording))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ token }) => token)
  wordings.set(wording, stems)
  return stems
}
