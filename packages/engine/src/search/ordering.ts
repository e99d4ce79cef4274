import { compact, type DocumentSet, FewDocuments } from '../match/document-set.ts'
import { phraseCandidates } from '../match/phrase-candidates.ts'
import type { Plan } from '../match/plan.ts'
import type { SegmentSearch } from '../match/segment-search.ts'
import type { SortOrder } from '../model/requests.ts'
import { collectScorers } from '../score/collect-scorers.ts'
import { PlanStatistics } from '../score/plan-statistics.ts'
import { rankFew } from '../score/rank-few.ts'
import { rankWindows } from '../score/rank-windows.ts'
import { ReachedDocuments } from '../score/reached-documents.ts'
import { type RankedDocument, type ScoreCollector, TopDocuments } from '../score/top-documents.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { sortDocuments } from './sort-documents.ts'
import { unscored } from './unscored.ts'

/** Orders documents of all segments as a search requests. */
export class Ordering {
  readonly #namespace: NamespaceView
  readonly #searches: readonly SegmentSearch[]
  readonly #plan: Plan
  readonly #sort: SortOrder
  readonly #statistics: PlanStatistics

  constructor(namespace: NamespaceView, searches: readonly SegmentSearch[], plan: Plan, sort: SortOrder) {
    this.#namespace = namespace
    this.#searches = searches
    this.#plan = plan
    this.#sort = sort
    this.#statistics = new PlanStatistics(namespace, searches)
  }

  /** A copy for a subset of the documents, with caches of its own. */
  fork(): Ordering {
    return new Ordering(
      this.#namespace,
      this.#searches.map((search) => search.fork()),
      this.#plan,
      this.#sort,
    )
  }

  /** The first matching documents. Scores are 0 when sorted by keys. */
  first(matches: readonly DocumentSet[], limit: number): RankedDocument[] {
    const { segments } = this.#namespace
    if (limit === 0) return []
    if (this.#sort !== 'relevance') return sortDocuments(segments, matches, this.#sort, limit)
    const top = this.#rank(matches, limit)
    const documents = top.sorted()
    return top.isFull ? documents : [...documents, ...unscored(segments, matches, documents, limit - documents.length)]
  }

  /** The matching documents with at least this score. */
  reaching(matches: readonly DocumentSet[], minScore: number): readonly DocumentSet[] {
    if (minScore <= 0) return matches
    return this.#searches.map((search, segment) => {
      const { size } = search.view.segment
      const reached = new ReachedDocuments(minScore, size)
      this.#collect(segment, matches[segment] as DocumentSet, reached)
      return compact(reached.bits, size)
    })
  }

  /** The best documents that some leaf of the plan scores. */
  best(allowed: readonly DocumentSet[], limit: number): RankedDocument[] {
    if (limit === 0) return []
    const plan = this.#plan
    const sets =
      plan.kind === 'phrase' ? this.#searches.map((search, i) => phraseCandidates(search, plan, allowed[i] as DocumentSet)) : allowed
    return this.#rank(sets, limit).sorted()
  }

  /** Adds scores to documents that were sorted by keys. */
  withScores(documents: readonly RankedDocument[]): readonly RankedDocument[] {
    if (this.#sort === 'relevance') return documents
    const sets = this.#namespace.segments.map(
      (_, i) => new FewDocuments(Uint32Array.from(documents.flatMap(({ segment, ordinal }) => (segment === i ? [ordinal] : []))).sort()),
    )
    const scores = new Map(
      this.#rank(sets, documents.length)
        .sorted()
        .map((document) => [keyOf(document), document.score]),
    )
    return documents.map((document) => ({ ...document, score: scores.get(keyOf(document)) ?? 0 }))
  }

  #rank(sets: readonly DocumentSet[], limit: number): TopDocuments {
    const top = new TopDocuments(limit, this.#namespace.segments)
    for (const [segment, set] of sets.entries()) this.#collect(segment, set, top)
    return top
  }

  #collect(segment: number, set: DocumentSet, into: ScoreCollector): void {
    const search = this.#searches[segment] as SegmentSearch
    const { size } = search.view.segment
    if (!(set instanceof FewDocuments)) rankWindows(collectScorers(search, this.#plan, set, this.#statistics), set, size, segment, into)
    else if (set.ordinals.length > 0) rankFew(collectScorers(search, this.#plan, set, this.#statistics), set, size, segment, into)
  }
}

const keyOf = ({ segment, ordinal }: RankedDocument): number => segment * 2 ** 24 + ordinal
