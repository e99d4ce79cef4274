import type { ExpansionPlan, PhrasePlan, TermPlan } from '../match/plan.ts'
import type { SegmentSearch } from '../match/segment-search.ts'
import { inverseDocumentFrequency } from '../model/bm25f.ts'
import type { NamespaceView } from '../view/namespace-view.ts'

/** Inverse document frequencies of the leaves of a plan, over all live documents of the namespace. */
export class PlanStatistics {
  readonly #namespace: NamespaceView
  readonly #searches: readonly SegmentSearch[]
  readonly #idfs = new Map<TermPlan | ExpansionPlan | PhrasePlan, number>()

  constructor(namespace: NamespaceView, searches: readonly SegmentSearch[]) {
    this.#namespace = namespace
    this.#searches = searches
  }

  idf(plan: TermPlan | ExpansionPlan | PhrasePlan): number {
    let idf = this.#idfs.get(plan)
    if (idf === undefined) {
      idf = this.#compute(plan)
      this.#idfs.set(plan, idf)
    }
    return idf
  }

  #compute(plan: TermPlan | ExpansionPlan | PhrasePlan): number {
    const { documents } = this.#namespace
    if (plan.kind === 'expansion') {
      const found = this.#searches.reduce((sum, search) => sum + search.expansionHits(plan).ordinals.length, 0)
      return inverseDocumentFrequency(documents, found)
    }
    const terms = plan.kind === 'term' ? [plan.term] : [...new Set(plan.terms)]
    return terms.reduce((sum, term) => sum + inverseDocumentFrequency(documents, this.#namespace.documentFrequency(term, plan.names)), 0)
  }
}
