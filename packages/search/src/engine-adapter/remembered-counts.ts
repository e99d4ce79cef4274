import type { LexicalResult, LexicalSearch, Namespace } from '../ports.ts'

/** Of totals, values of facets and hits, over all answers: some 30 MB. */
const mostHeld = 200_000
const aroundAnswer = 20

interface Remembered {
  readonly state: object
  readonly answers: Map<string, LexicalResult>
  held: number
}

/**
 * The last answers that counted over the whole index, as long as it stays in one state. The next page, another order or a filter more asks for most counts
 * again, and other queries for the words that they share. What only looks at named rulings is asked anew: it takes no longer than remembering it.
 */
export class RememberedCounts {
  private readonly stateOf: (namespace: Namespace) => object
  private readonly most: number
  private readonly byNamespace = new Map<Namespace, Remembered>()

  /** `stateOf` answers the same object as long as every answer would be the same. */
  constructor(stateOf: (namespace: Namespace) => object, most = mostHeld) {
    this.stateOf = stateOf
    this.most = most
  }

  answer(namespace: Namespace, request: LexicalSearch, ask: () => LexicalResult): LexicalResult {
    if (request.limit > 0 && request.facets.length === 0) return ask()
    const kept = this.keptFor(namespace)
    const key = JSON.stringify(request)
    const known = kept.answers.get(key)
    const answer = known ?? ask()
    kept.answers.delete(key)
    kept.answers.set(key, answer)
    if (known === undefined) this.makeRoom(kept, weightOf(answer))
    return answer
  }

  private keptFor(namespace: Namespace): Remembered {
    const state = this.stateOf(namespace)
    const known = this.byNamespace.get(namespace)
    if (known?.state === state) return known
    const fresh = { state, answers: new Map(), held: 0 }
    this.byNamespace.set(namespace, fresh)
    return fresh
  }

  private makeRoom(kept: Remembered, added: number): void {
    kept.held += added
    for (const [key, answer] of kept.answers) {
      if (kept.held <= this.most) break
      kept.answers.delete(key)
      kept.held -= weightOf(answer)
    }
  }
}

const weightOf = ({ hits, facets }: LexicalResult): number =>
  Object.values(facets).reduce((sum, values) => sum + values.length, aroundAnswer + hits.length)
