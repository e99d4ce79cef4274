import type { AnyFilterName } from '@basejuris/domain'
import type { CitedNorm } from '../../query/cited-norm.ts'
import type { ConditionKind } from '../../query/conditions/condition.ts'
import type { ReadingAlternative } from '../../query/formal/reading-alternative.ts'
import type { QueryChip } from '../../query/parsed-query.ts'
import type { FictionalMatches } from '../order/count-fictional.ts'
import type { RulingFacets } from '../order/facets.ts'
import type { ContraryRulings } from '../related/contrary-rulings.ts'
import type { NormOutcomes } from '../related/norm-outcomes.ts'
import type { Highlighter } from './highlight.ts'
import type { UnnamedPlace } from './unnamed-places.ts'

export type RelevanceLevel = 'alta' | 'media' | 'baja' | 'minima'

export interface PassageHit {
  /** Resolve it with `findPassage` on the ruling's sections. */
  readonly id: string
  readonly anchor: string
  readonly score: number
}

/** `anchors` are those of passages, each once, best first. */
export type Reason =
  /**
   * The docket number is the ruling's own, or its own in another court than the named one. Or it is that of the case it comes from, is
   * mentioned in its text, or differs by its letter.
   */
  | { readonly kind: 'docket' | 'docketElsewhere' | 'docketOrigin' | 'docketMentioned' | 'docketWithoutLetter' }
  /** It comes from a case of that number, whose court it does not name. */
  | { readonly kind: 'docketMaybeOrigin' }
  /** `label` is that of a cited norm, `keys` those of its articles. `inFacts`: no passage cites it, though the facts of the source name it. */
  | { readonly kind: 'norm'; readonly label: string; readonly keys: readonly string[]; readonly inFacts: boolean }
  /** It has every quoted phrase. These passages have one. `inFacts`: its facts have it, and its text does not. */
  | { readonly kind: 'quote'; readonly anchors: readonly string[]; readonly inFacts: boolean }
  /** What the query demands of every ruling: «Corte Suprema», «2024». */
  | { readonly kind: 'conditions'; readonly conditions: readonly { readonly kind: ConditionKind; readonly label: string }[] }
  | { readonly kind: 'caption' }
  | { readonly kind: 'idea'; readonly idea: string; readonly inFacts: boolean }
  | { readonly kind: 'words'; readonly anchors: readonly string[] }
  /** The words are in its facts, not in its text. */
  | { readonly kind: 'facts' }
  | { readonly kind: 'meaning' }

export interface UnmatchedCase {
  /** As written in a sentence: «rol N° 12.345-2020». */
  readonly label: string
  /** Of the named court; null when none is named. */
  readonly court: string | null
  /** `elsewhere`: `courts` have the number. `related`: some rulings come from the case. */
  readonly holding: 'elsewhere' | 'related' | 'cited' | 'unknown'
  readonly courts: readonly string[]
}

export interface RulingHit {
  readonly docId: string
  /** 0 to 1; comparable between queries. */
  readonly relevance: number
  readonly level: RelevanceLevel
  /** Best first; at most eight. */
  readonly passages: readonly PassageHit[]
  /** Strongest first. */
  readonly reasons: readonly Reason[]
  /** Words of the query that the ruling lacks. */
  readonly missing: readonly string[]
  /** Exact number of near-identical rulings that match and are hidden. */
  readonly similar: number
  /** Rulings that decided an article of it the other way. Null when there are none. */
  readonly contrary: ContraryRulings | null
}

export interface EmptyAnswer {
  /** The first terms of the query, each with its count whatever the filters: at most `maxReviewedWords`. */
  readonly terms: readonly { readonly term: string; readonly total: number }[]
  /** Other queries that find something. Empty for a query of more than `maxReviewedWords` terms. */
  readonly relaxed: readonly { readonly label: string; readonly query: string; readonly total: number }[]
  /** What the same query finds without filters. Null when there are none, or it was not counted. */
  readonly withoutFilters: number | null
  /** What it finds with one filter less, for each filter. */
  readonly filters: readonly { readonly name: AnyFilterName; readonly total: number }[]
  readonly nearest: readonly RulingHit[]
}

export interface RulingSearchResult {
  readonly hits: readonly RulingHit[]
  /** Rulings that answer, before near-identical ones are collapsed. They come first. */
  readonly total: number
  /** The other rulings that match, before near-identical ones are collapsed. */
  readonly others: number
  /** Fictional rulings: those of `total`, or when they are left out, those that the same search would find besides. */
  readonly fictional: FictionalMatches
  /** False in search by meaning when only the nearest were searched. */
  readonly totalExact: boolean
  /** Rulings of `total` hidden as near-identical. The first `total - collapsed` hits answer. */
  readonly collapsed: number
  /** Those of `others`. Pages end after `total - collapsed + others - othersCollapsed` hits. */
  readonly othersCollapsed: number
  /** Exact counts over the rulings that answer: years descending, the rest by count. */
  readonly facets: RulingFacets
  /** For each facet with a filter, the counts without its own filter. */
  readonly choices: RulingFacets
  readonly chips: readonly QueryChip[]
  /** Norms that the query names, in plain or formal language, in the order of the query. */
  readonly norms: readonly CitedNorm[]
  /** Outcomes on the first article of the query. Null when it names none. */
  readonly norm: NormOutcomes | null
  /** The reading that was not taken, of a query that can be read both ways. */
  readonly alternative: ReadingAlternative | null
  /** Chips that were not demanded after all, since they would have left nothing. */
  readonly loosened: readonly { readonly key: string; readonly text: string }[]
  /** Places within an article of the query that no ruling searched names. */
  readonly unnamedPlaces: readonly UnnamedPlace[]
  /** Quotations of an account that no ruling has, and whose words were searched instead. */
  readonly looseQuotes: readonly string[]
  /** Words beside operators, of which half are demanded since no ruling has all of them. */
  readonly looseWords: readonly string[]
  /** Words beside a norm that no ruling has, and that were not demanded. */
  readonly unknownWords: readonly string[]
  /** Words of which one is enough, since no ruling has all of them beside the phrases. */
  readonly anyOfWords: readonly string[]
  /** The search in the formal language. Empty for an empty query. */
  readonly formal: string
  readonly highlighter: Highlighter
  /** How many clauses the query has, and how many each ruling matches at least. Both are 0 without words. */
  readonly match: { readonly clauses: number; readonly minShouldMatch: number }
  /** Docket numbers and RUCs of the query that no ruling of the named court has. */
  readonly unmatchedCases: readonly UnmatchedCase[]
  /** False when the encoder is unavailable: words alone decided, whatever the mode. */
  readonly meaningAvailable: boolean
  /** True when the search ran out of time for corrections, choices or relaxations. Whatever is there is complete. */
  readonly extrasOmitted: boolean
  /** Only when nothing matches. */
  readonly empty?: EmptyAnswer
}
