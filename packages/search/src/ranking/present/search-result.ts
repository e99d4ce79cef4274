import type { QueryChip } from '../../query/parsed-query.ts'
import type { RulingFacets } from '../order/facets.ts'
import type { ContraryOutcomes } from '../related/contrary-outcomes.ts'
import type { NormOutcomes } from '../related/norm-outcomes.ts'
import type { Highlighter } from './highlight.ts'

export type RelevanceLevel = 'alta' | 'media' | 'baja' | 'minima'

export interface PassageHit {
  /** To be resolved with `findPassage` on the ruling's sections. */
  readonly id: string
  readonly anchor: string
  readonly score: number
}

/** Anchors are those of passages, each once, best first. */
export type Reason =
  /** The docket number asked for is its own, stands in its text, or is its own but for the letter. */
  | { readonly kind: 'docket' | 'docketMentioned' | 'docketWithoutLetter' }
  /** `label` is that of a norm it cites. */
  | { readonly kind: 'norm'; readonly label: string }
  /** It has every quoted phrase, in these passages or around them. */
  | { readonly kind: 'quote'; readonly anchors: readonly string[] }
  | { readonly kind: 'caption' }
  | { readonly kind: 'idea'; readonly idea: string }
  | { readonly kind: 'words'; readonly anchors: readonly string[] }
  /** Its facts have the words, its text does not. */
  | { readonly kind: 'facts' }
  | { readonly kind: 'meaning' }

export interface RulingHit {
  readonly docId: string
  /** 0 to 1; comparable between queries. */
  readonly relevance: number
  readonly level: RelevanceLevel
  /** Best first; at most three. */
  readonly passages: readonly PassageHit[]
  /** Why it is here, strongest first. */
  readonly reasons: readonly Reason[]
  /** Words of the query it does not have. */
  readonly missing: readonly string[]
  /** Near-identical rulings that were found as well and do not appear: exact. */
  readonly similar: number
  /** Others found decided the article in question the other way; null when none did. */
  readonly contrary: ContraryOutcomes | null
}

export interface EmptyAnswer {
  /** Each thing asked for with the rulings that have it, within collections and filters. */
  readonly terms: readonly { readonly term: string; readonly total: number }[]
  /** Other wordings that find something. */
  readonly relaxed: readonly { readonly label: string; readonly query: string; readonly total: number }[]
  /** What the same query finds without the filters. */
  readonly withoutFilters: number
  readonly nearest: readonly RulingHit[]
}

export interface RulingSearchResult {
  readonly hits: readonly RulingHit[]
  /** Rulings found, before near-identical ones are put together. */
  readonly total: number
  /** False in search by meaning when only the nearest were looked at. */
  readonly totalExact: boolean
  /** Rulings hidden as near-identical: the pages end after `total - collapsed` hits. */
  readonly collapsed: number
  /** Over all rulings found: exact. Years descending, the rest by count; as many as were asked for. */
  readonly facets: RulingFacets
  /** Of each facet that is filtered by, the counts without its own filter. */
  readonly choices: RulingFacets
  readonly chips: readonly QueryChip[]
  /** Of the first article asked for; null when none is. */
  readonly norm: NormOutcomes | null
  /** What was looked for, in the formal language; empty when nothing was asked. */
  readonly formal: string
  readonly highlighter: Highlighter
  /** How many of the query's things each ruling has at least; both 0 without words. */
  readonly match: { readonly clauses: number; readonly minShouldMatch: number }
  /** Docket numbers and RUCs asked for, as a sentence names them («rol N° 12.345-2020»), that no ruling of the collections owns. */
  readonly unmatchedCases: readonly string[]
  /** False when nobody encodes queries for now: words alone decided, whatever the mode. */
  readonly meaningAvailable: boolean
  /** Only when nothing was found. */
  readonly empty?: EmptyAnswer
}
