import { analyze, stopWords, type Token } from '@basejuris/legal-text'
import { findConcepts, oneAtEachPosition } from '../lexicon/find-concepts.ts'
import { chipsOf } from './chips.ts'
import { commandDates } from './command-dates.ts'
import { findCaption } from './find-caption.ts'
import { findCourts } from './find-courts.ts'
import { findDates } from './find-dates.ts'
import { findIdentifiers } from './find-identifiers.ts'
import { findNorms } from './find-norms.ts'
import { findOutcomes } from './find-outcomes.ts'
import { findQuotes } from './find-quotes.ts'
import type { AskedConcept, ParsedQuery } from './parsed-query.ts'
import { overlaps, type Span, withoutOverlaps } from './span.ts'

export const maxQueryLength = 2000

/** Reads a query. Everything is understood as something, at worst as plain words: it never throws, and takes time linear in the length. */
export const parseQuery = (written: string): ParsedQuery => {
  const text = written.slice(0, maxQueryLength).normalize('NFC')
  const { phrases, exclusions } = findQuotes(text)
  const quotes: Span[] = [...phrases, ...exclusions]
  const identifiers = withoutOverlaps(findIdentifiers(text), quotes)
  const taken = [...quotes, ...identifiers]
  const norms = findNorms(text).filter((norm) => !taken.some((other) => overlaps(norm, other)))
  const sides = findCaption(text)
  const courts = sides === null ? withoutOverlaps(findCourts(text), [...taken, ...norms]) : []
  const dates = commandDates(withoutOverlaps(findDates(text), [...taken, ...norms]), text, courts, [...taken, ...norms])
  const outcomes = withoutOverlaps(findOutcomes(text), quotes)
  const tokens = oneAtEachPosition(analyze(text))
  const named = identifiers.filter(({ kind }) => kind !== 'number')
  const apart = [...exclusions, ...phrases, ...named, ...norms, ...dates, ...courts]
  const words = tokens.filter((token) => !stopWords.has(token.exact) && !apart.some((span) => overlaps(token, span)))
  const within = (side: Span): Token[] => words.filter((word) => overlaps(word, side))
  const caption = sides === null ? null : { first: within(sides.first), second: within(sides.second) }
  const concepts = conceptsIn(tokens, apart)
  const parts = { text, identifiers, norms, phrases, exclusions, dates, courts, outcomes, caption, words, concepts }
  return { ...parts, chips: chipsOf(parts) }
}

const conceptsIn = (tokens: readonly Token[], apart: readonly Span[]): AskedConcept[] =>
  findConcepts(tokens)
    .filter(({ side }) => side === 'plain')
    .map(({ concept, from, to }) => ({ concept, from: (tokens[from] as Token).from, to: (tokens[to - 1] as Token).to }))
    .filter((found) => !apart.some((span) => overlaps(found, span)))
