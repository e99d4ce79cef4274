import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import { LRUCache } from 'lru-cache'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { wordTokens } from '../word-tokens.ts'
import { buildChips } from './chips.ts'
import type { Expression } from './formal/expression.ts'
import { findFormalExpression } from './formal/find-formal-expression.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { findCaption } from './parts/find-caption.ts'
import { findCourts } from './parts/find-courts.ts'
import { findDates } from './parts/find-dates.ts'
import { findIdentifiers } from './parts/find-identifiers.ts'
import { findNorms } from './parts/find-norms.ts'
import { findOutcomes } from './parts/find-outcomes.ts'
import { findQuotes } from './parts/find-quotes.ts'
import type { QueryConcept } from './parts/query-parts.ts'
import { resolveDateBounds } from './parts/resolve-date-bounds.ts'
import { overlaps, type Span, withoutOverlaps } from './parts/span.ts'

export const maxQueryLength = 2000

/** Several parts of one search, and the pages that follow it, parse the same query. */
const maxCachedQueries = 200

const cache = new LRUCache<string, ParsedQuery>({ max: maxCachedQueries, memoMethod: (text) => read(text) })

/** Parses a query. It never throws, since anything can be plain words, and takes time linear in the length. */
export function parseQuery(written: string): ParsedQuery {
  return cache.memo(written.slice(0, maxQueryLength).normalize('NFC'))
}

const read = (text: string): ParsedQuery => {
  const { required, formal } = findFormalExpression(text)
  const parts = { ...parsePlain(plainPart(text, required, formal)), text, required, formal }
  return { ...parts, chips: buildChips(parts) }
}

/** The query with blanks in place of its formal parts. */
const plainPart = (text: string, required: Expression | null, formal: boolean): string => {
  if (required === null) return text
  if (formal) return ' '.repeat(text.length)
  const spans = required.kind === 'and' ? required.parts : [required]
  let plain = text
  for (const { from, to } of spans) plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to)
  return plain
}

const parsePlain = (text: string): Omit<ParsedQuery, 'text' | 'required' | 'formal' | 'chips'> => {
  const { phrases, exclusions } = findQuotes(text)
  const quotes: Span[] = [...phrases, ...exclusions]
  const identifiers = withoutOverlaps(findIdentifiers(text), quotes)
  const taken = [...quotes, ...identifiers]
  const norms = findNorms(text).filter((norm) => !taken.some((other) => overlaps(norm, other)))
  const sides = findCaption(text)
  const courts = sides === null ? withoutOverlaps(findCourts(text), [...taken, ...norms]) : []
  const dates = resolveDateBounds(withoutOverlaps(findDates(text), [...taken, ...norms]), text, courts, [...taken, ...norms])
  const outcomes = withoutOverlaps(findOutcomes(text), quotes)
  const tokens = wordTokens(analyze(text))
  const named = identifiers.filter(({ kind }) => kind !== 'number')
  const apart = [...exclusions, ...phrases, ...named, ...norms, ...dates, ...courts]
  const words = tokens.filter((token) => !stopWords.has(token.exact) && !apart.some((span) => overlaps(token, span)))
  const within = (side: Span): Token[] => words.filter((word) => overlaps(word, side))
  const caption = sides === null ? null : { first: within(sides.first), second: within(sides.second) }
  const concepts = conceptsIn(tokens, apart)
  return { identifiers, norms, phrases, exclusions, dates, courts, outcomes, caption, words, concepts }
}

/** The longer of two nested wordings is more precise: «me expulsaron del país» is not «me expulsaron» from a club. */
const conceptsIn = (tokens: readonly Token[], apart: readonly Span[]): QueryConcept[] =>
  findConcepts(tokens)
    .filter(({ side }) => side === 'plain')
    .filter((found, _, all) => !all.some((other) => other.from <= found.from && found.to <= other.to && lengthOf(found) < lengthOf(other)))
    .map(({ concept, from, to }) => ({ concept, from: (tokens[from] as Token).from, to: (tokens[to - 1] as Token).to }))
    .filter((found) => !apart.some((span) => overlaps(found, span)))

const lengthOf = ({ from, to }: Span): number => to - from
