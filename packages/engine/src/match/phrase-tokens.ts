import { pairsField } from '../segment/companion-fields.ts'
import type { FrequentPairs } from '../segment/frequent-pairs.ts'
import type { PhrasePlan } from './plan.ts'

/** A term to look up, and its field. */
export interface PhraseToken {
  readonly field: string
  readonly term: string
  /** Minimum distance from the previous token, where order matters. */
  readonly gap: number
}

/** Tokens of a phrase in one field: its terms, with adjacent frequent terms replaced by their pair. */
export function phraseTokens(field: string, { terms, gaps, slop }: PhrasePlan, pairs: FrequentPairs | null): PhraseToken[] {
  const single = (i: number, gap: number): PhraseToken => ({ field, term: terms[i] as string, gap })
  if (pairs === null || gaps === null || slop > 0) return terms.map((_, i) => single(i, gaps?.[i] ?? 0))
  const pairAt = (i: number): string | null =>
    i >= 0 && gaps[i + 1] === 1 ? pairs.nameOf(terms[i] as string, terms[i + 1] as string) : null
  const tokens: PhraseToken[] = []
  let gap = 0
  for (let i = 0; i < terms.length; i++) {
    gap += gaps[i] as number
    const pair = pairAt(i)
    if (pair === null && pairAt(i - 1) !== null) continue
    tokens.push(pair === null ? single(i, gap) : { field: pairsField(field), term: pair, gap })
    gap = 0
  }
  return tokens
}
