import { LRUCache } from 'lru-cache'
import type { LexicalResult, LexicalSearch, Namespace } from '../../ports/index.ts'

/** Totals, facet values and hits over all cached answers: about 30 MB. */
const maxCachedValues = 200_000
const aroundAnswer = 20

type Ask = () => LexicalResult

interface CachedAnswers {
  readonly state: object
  readonly answers: LRUCache<string, LexicalResult, Ask>
}

/**
 * Caches the last answers that counted over the whole index, while it stays in one state. The next page, another order or one more
 * filter need most counts again. Requests without counts are not cached, because they are as fast. Two answers are cached whatever their
 * size: every page needs the facets of all rulings, and these grow with the index.
 */
export class CountCache {
  readonly #stateOf: (namespace: Namespace) => object
  readonly #most: number
  readonly #byNamespace = new Map<Namespace, CachedAnswers>()

  /** `stateOf` answers the same object as long as every answer would be the same. */
  constructor(stateOf: (namespace: Namespace) => object, most = maxCachedValues) {
    this.#stateOf = stateOf
    this.#most = most
  }

  answer(namespace: Namespace, request: LexicalSearch, ask: Ask): LexicalResult {
    if (request.limit > 0 && request.facets.length === 0) return ask()
    return this.#answersOf(namespace).memo(JSON.stringify(request), { context: ask })
  }

  #answersOf(namespace: Namespace): CachedAnswers['answers'] {
    const state = this.#stateOf(namespace)
    const known = this.#byNamespace.get(namespace)
    if (known?.state === state) return known.answers
    const answers = new LRUCache<string, LexicalResult, Ask>({
      maxSize: this.#most,
      sizeCalculation: (answer) => Math.min(weightOf(answer), this.#most / 2),
      memoMethod: (_key, _stale, { context: ask }) => ask(),
    })
    this.#byNamespace.set(namespace, { state, answers })
    return answers
  }
}

const weightOf = ({ hits, facets }: LexicalResult): number =>
  Object.values(facets).reduce((sum, values) => sum + values.length, aroundAnswer + hits.length)
