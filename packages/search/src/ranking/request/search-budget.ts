/** Distinct words of a query that are examined for typing errors, and counted one by one when nothing is found. */
export const maxReviewedWords = 32

/** Processor time in milliseconds. Extras end at `maxExtraMs`, so that the results themselves still fit into `maxMs`. */
export interface SearchLimits {
  readonly maxMs: number
  readonly maxExtraMs: number
}
/** Record 28. */
export const searchLimits: SearchLimits = { maxMs: 1000, maxExtraMs: 500 }

/** The results alone need more processor time than one search may take. */
export class SearchTooHeavy extends Error {
  override readonly name = 'SearchTooHeavy'
}

/** Nobody waits for the results any more. */
export class SearchAborted extends Error {
  override readonly name = 'SearchAborted'
}

interface SearchBudgetOptions {
  readonly limits?: SearchLimits
  readonly isAborted?: () => boolean
  /** Milliseconds of work of this thread. */
  readonly clock?: () => number
}

/** The processor time of one search. Time spent waiting for another thread is not counted, so a search may wait for its encoder. */
export class SearchBudget {
  readonly #limits: SearchLimits
  readonly #isAborted: () => boolean
  readonly #clock: () => number
  #limitMs: number
  #spentMs = 0
  #resumedMs: number
  #waits = 0
  #extrasOmitted = false

  constructor({ limits = searchLimits, isAborted = () => false, clock = threadWorkMs }: SearchBudgetOptions = {}) {
    this.#limits = limits
    this.#isAborted = isAborted
    this.#clock = clock
    this.#limitMs = limits.maxMs
    this.#resumedMs = clock()
  }

  /** True once an extra was left out. */
  get extrasOmitted(): boolean {
    return this.#extrasOmitted
  }

  /** @throws {SearchAborted} @throws {SearchTooHeavy} */
  checkpoint(): void {
    if (this.#isAborted()) throw new SearchAborted('The search was aborted')
    if (this.#spentMs + this.#clock() - this.#resumedMs > this.#limitMs) throw new SearchTooHeavy('The search took too long')
  }

  /** A part that the results can do without: `absent` when its time ends. Extras run one after another. */
  async extra<Part>(compute: () => Promise<Part>, absent: Part): Promise<Part> {
    this.#limitMs = this.#limits.maxExtraMs
    try {
      this.checkpoint()
      return await compute()
    } catch (error) {
      if (!(error instanceof SearchTooHeavy)) throw error
      this.#extrasOmitted = true
      return absent
    } finally {
      this.#limitMs = this.#limits.maxMs
    }
  }

  /** Does not count the time until another thread answers. */
  async wait<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#waits === 0) this.#spentMs += this.#clock() - this.#resumedMs
    this.#waits += 1
    this.#resumedMs = Number.POSITIVE_INFINITY
    try {
      return await ask()
    } finally {
      this.#waits -= 1
      if (this.#waits === 0) this.#resumedMs = this.#clock()
    }
  }
}

function threadWorkMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
