import { LRUCache } from 'lru-cache'
import type { LexicalResult, LexicalSearch, Namespace } from '../ports/index.ts'

/** Totals, facet values and hits over all cached answers: about 15 MB. */
const maxCachedValues = 100_000
const weightOfAnswer = 20

type Compute = () => LexicalResult | Promise<LexicalResult>

interface CachedAnswers {
  readonly state: object
  readonly answers: LRUCache<string, LexicalResult, Compute>
}

/**
 * Caches the last answers that counted over the whole index, while it stays in one state. The next page, another order or one more
 * filter need most counts again. Requests without counts are not cached, because they are as fast. Two answers are cached whatever their
 * size: every page needs the facets of all rulings, and these grow with the index.
 */
export class CountCache {
  readonly #stateOf: (namespace: Namespace) => object
  readonly #maxValues: number
  readonly #byNamespace = new Map<Namespace, CachedAnswers>()

  /** `stateOf` answers the same object as long as every answer would be the same. */
  constructor(stateOf: (namespace: Namespace) => object, maxValues = maxCachedValues) {
    this.#stateOf = stateOf
    this.#maxValues = maxValues
  }

  /** Who asks while the same is computed waits for that answer. A failure is not cached. */
  async answer(namespace: Namespace, request: LexicalSearch, compute: Compute): Promise<LexicalResult> {
    if (request.limit > 0 && request.facets.length === 0) return compute()
    return this.#answersOf(namespace).forceFetch(JSON.stringify(request), { context: compute })
  }

  #answersOf(namespace: Namespace): CachedAnswers['answers'] {
    const state = this.#stateOf(namespace)
    const cached = this.#byNamespace.get(namespace)
    if (cached?.state === state) return cached.answers
    const answers = new LRUCache<string, LexicalResult, Compute>({
      maxSize: this.#maxValues,
      sizeCalculation: (answer) => Math.min(weightOf(answer), this.#maxValues / 2),
      fetchMethod: async (_key, _stale, { context: compute }) => compute(),
      ignoreFetchAbort: true,
    })
    this.#byNamespace.set(namespace, { state, answers })
    return answers
  }
}

const weightOf = ({ hits, facets }: LexicalResult): number =>
  Object.values(facets).reduce((sum, values) => sum + values.length, weightOfAnswer + hits.length)
