import { LRUCache } from 'lru-cache'
import type { LexicalResult, LexicalSearch, Namespace } from '../../ports/index.ts'

/** Of totals, values of facets and hits, over all answers: some 30 MB. */
const maxCachedValues = 200_000
const aroundAnswer = 20

type Ask = () => LexicalResult

interface CachedAnswers {
  readonly state: object
  readonly answers: LRUCache<string, LexicalResult, Ask>
}

/**
 * The last answers that counted over the whole index, as long as it stays in one state. The next page, another order or a filter more asks for most counts
 * again, and other queries for the words that they share. What only looks at named rulings is asked anew: it takes no longer than remembering it.
 * Two answers are held however long they are: every page asks for all cases left without effect, and these grow with the index.
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
