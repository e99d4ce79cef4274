import { analyze, findNormCitations, foldText, overlaps, stopWords, type Token } from '@basejuris/legal-text'
import { docketQueryTerm, letterlessTerm } from '../../indexing/docket-terms.ts'
import { positiveLeaves } from '../../query/formal/expression.ts'
import { allCases, allNorms, allQuotes } from '../../query/mentions.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { NamedCase } from '../../query/parts/query-parts.ts'
import type { Span } from '../../query/parts/span.ts'
import { joinCompounds, splitCompound, tildeVariants } from '../../query/spelling-variants.ts'
import { wordTokens } from '../../word-tokens.ts'
import { formalClauses, stemsOfWording, type WordClause, wordClauses } from '../prepare/word-clauses.ts'
import { cachedAnalyze } from './cached-analyze.ts'

/** What to mark in a text. Plain data, safe to send between threads. */
export interface Highlighter {
  /** Stems and identifier terms, marked wherever they occur. */
  readonly terms: readonly string[]
  /** Sequences of stems, marked as one. Stop words between them are ignored. */
  readonly wordings: readonly (readonly string[])[]
  /** Sequences of folded words, marked as one. */
  readonly quotes: readonly (readonly string[])[]
  /** Keys of norms whose citations are marked. */
  readonly norms: readonly string[]
  /** Folded prefixes; the whole word is marked. */
  readonly prefixes: readonly string[]
}

/** Half-open range of UTF-16 offsets. */
export type Mark = readonly [from: number, to: number]

export function createHighlighter(query: ParsedQuery): Highlighter {
  const clauses = [...wordClauses(query), ...formalClauses(query)]
  const expressions = oneExpressions(query)
  const isOfExpression = (word: Span): boolean => expressions.some((each) => overlaps(each, word))
  const words = clauses.flatMap((clause) => clause.words).filter((word) => query.formal || !isOfExpression(word))
  const wordings: (readonly string[])[] = [
    ...expressions.map(({ stems }) => stems),
    ...clauses.flatMap(markedWordings),
    ...words.flatMap(splitCompound),
  ]
  return {
    terms: [
      ...new Set([
        ...words.flatMap(({ token }) => [token, ...tildeVariants(token)]),
        ...joinCompounds(words).map(({ token }) => token),
        ...wordings.filter((stems) => stems.length === 1).flat(),
        ...allCases(query).flatMap(identifierTerms),
      ]),
    ],
    wordings: wordings.filter((stems) => stems.length > 1),
    quotes: allQuotes(query).map(({ text }) => wordTokens(analyze(text)).map(({ exact }) => exact)),
    norms: allNorms(query).flatMap(({ key, range }) => [key, ...range]),
    prefixes: prefixesOf(query),
  }
}

/** Words that a short search demands side by side, which are marked as one and not apart. */
const oneExpressions = ({ formal, required }: ParsedQuery): (Span & { readonly stems: readonly string[] })[] =>
  formal || required === null
    ? []
    : positiveLeaves(required).flatMap((leaf) => {
        const stems = leaf.kind === 'near' ? stemsOfWording(leaf.text) : []
        return leaf.kind === 'near' && leaf.within <= stems.length + 1 ? [{ from: leaf.from, to: leaf.to, stems }] : []
      })

const prefixesOf = ({ required }: ParsedQuery): string[] =>
  required === null ? [] : positiveLeaves(required).flatMap((leaf) => (leaf.kind === 'prefix' ? [foldText(leaf.text)] : []))

/** The name of the concept, and its wordings that share a word with the name or the query. Other wordings name another thing. */
const markedWordings = ({ words, formal }: WordClause): (readonly string[])[] => {
  const [name = [], ...others] = formal.map(stemsOfWording)
  const own = new Set([...name, ...words.map(({ token }) => token)])
  return name.length === 0 ? [] : [name, ...others.filter((stems) => stems.some((stem) => own.has(stem)))]
}

const identifierTerms = (identifier: NamedCase): string[] => {
  if (identifier.kind === 'ruc') return [identifier.ruc.toLowerCase()]
  if (identifier.kind === 'number') return [String(identifier.number)]
  return [docketQueryTerm(identifier.docket), letterlessTerm(identifier.docket).slice(1)]
}

/** Marked ranges in order, never overlapping. The analysis is that of the index: «despidos» is marked for «despido». */
export function findMarks(text: string, highlighter: Highlighter): Mark[] {
  const { terms, norms, wordings, quotes } = lookUpsOf(highlighter)
  const marks: Mark[] = []
  const readsWords = terms.size + wordings.size + quotes.size + highlighter.prefixes.length > 0
  const tokens = readsWords ? cachedAnalyze(text) : []
  for (const { token, exact, from, to } of tokens)
    if (terms.has(token) || highlighter.prefixes.some((prefix) => exact.startsWith(prefix))) marks.push([from, to])
  if (wordings.size > 0 || quotes.size > 0) {
    const words = wordTokens(tokens)
    const contentWords = words.filter(({ exact }) => !stopWords.has(exact))
    marks.push(...sequencesIn(contentWords, ({ token }) => token, wordings), ...sequencesIn(words, ({ exact }) => exact, quotes))
  }
  if (norms.size > 0) for (const { key, from, to } of findNormCitations(text)) if (norms.has(key)) marks.push([from, to])
  return mergeMarks(marks)
}

type Sequences = ReadonlyMap<string, readonly (readonly string[])[]>

/** Sets built once for each highlighter and used for every text. */
interface LookUps {
  readonly terms: ReadonlySet<string>
  readonly norms: ReadonlySet<string>
  /** Keyed by their first words. */
  readonly wordings: Sequences
  readonly quotes: Sequences
}

const lookUpsCache = new WeakMap<Highlighter, LookUps>()

const lookUpsOf = (highlighter: Highlighter): LookUps => {
  const { terms, norms, wordings, quotes } = highlighter
  const made = lookUpsCache.get(highlighter) ?? {
    terms: new Set(terms),
    norms: new Set(norms),
    wordings: byFirstWord(wordings),
    quotes: byFirstWord(quotes),
  }
  lookUpsCache.set(highlighter, made)
  return made
}

const byFirstWord = (sequences: readonly (readonly string[])[]): Sequences => Map.groupBy(sequences, ([first = '']) => first)

const sequencesIn = (words: readonly Token[], termOf: (token: Token) => string, sequences: Sequences): Mark[] => {
  const marks: Mark[] = []
  words.forEach((word, at) => {
    for (const sequence of sequences.get(termOf(word)) ?? []) {
      const last = words[at + sequence.length - 1]
      if (last !== undefined && sequence.every((term, i) => termOf(words[at + i] as Token) === term)) marks.push([word.from, last.to])
    }
  })
  return marks
}

const mergeMarks = (marks: readonly Mark[]): Mark[] => {
  const merged: [number, number][] = []
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1)
    if (last !== undefined && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
