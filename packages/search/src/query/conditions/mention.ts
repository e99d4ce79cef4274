import type { Outcome } from '@basejuris/domain'
import { findMatches, foldSameLength, overlaps } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { demandedOutcomeLabel, outcomeMeanings } from '../outcomes/find-outcomes.ts'
import type { Span } from '../parts/span.ts'
import type { ConditionTest, NameTest } from './condition.ts'

/**
 * How much the words themselves say. `plain`: they can hardly mean anything else («acogidos», «3ª sala»). `doubtful`: they may («rechaza»,
 * «amparo», a court after «contra»). `other`: they mean something else («Ley 19.496 de 1997»).
 */
export type MentionStrength = 'plain' | 'doubtful' | 'other'

/** A court, date, outcome and so on named in the query, before it is decided whether it is demanded. */
export interface Mention extends Span {
  readonly test: ConditionTest
  readonly value: string
  readonly label: string
  readonly strength: MentionStrength
  /** A court written beside the number of a case, which is then a case of that court. */
  readonly isOfCase?: boolean
  /** May be a word of the story, so that it is searched as one too while it is only preferred. */
  readonly isWordToo?: boolean
  /** Rulings of the condition say its words, which are searched beside it. */
  readonly isSaidToo?: boolean
  /** The rules make nothing of it: only the weighing makes a condition of it. */
  readonly isPossible?: boolean
}

/** An outcome as a mention, with every other outcome that it means. */
export function outcomeMention(outcome: Outcome, { from, to }: Span): Omit<Mention, 'strength'> {
  return {
    from,
    to,
    test: { kind: 'resultado', outcomes: outcomeMeanings[outcome] ?? [outcome] },
    value: outcome,
    label: demandedOutcomeLabel(outcome),
  }
}

/** That a ruling has a name, or one of the others: its words first, which need not be those that the query has. */
export function nameTest(kind: 'recurso' | 'tribunal', names: readonly [string, ...string[]]): NameTest {
  const [own, ...others] = names
  return { kind, terms: nameTerms(own), synonyms: others.map((each) => nameTerms(each)), written: names }
}

/** The query in small letters without accents, of the same length. Null when it has letters that fold to several. */
export function foldQuery(text: string): string | null {
  const folded = foldSameLength(text.toLowerCase())
  return folded.length === text.length ? folded : null
}

/** Spans of the matches of each pattern. Earlier patterns win. */
export function matchEach<Row extends { readonly pattern: RegExp }>(
  folded: string,
  rows: readonly Row[],
): (Span & { readonly row: Row })[] {
  const found: (Span & { readonly row: Row })[] = []
  for (const row of rows)
    for (const match of findMatches(folded, row.pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (!found.some((other) => overlaps({ from, to }, other))) found.push({ from, to, row })
    }
  return found
}
