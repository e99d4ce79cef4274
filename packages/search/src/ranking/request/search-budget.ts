/** Distinct words of a query that are examined for typing errors, and counted one by one when nothing is found. */
export const maxReviewedWords = 32

/** Processor time in milliseconds. Extras end at `maxExtraMs`, so that the results themselves still fit into `maxMs`. */
export interface SearchLimits {
  readonly maxMs: number
  readonly maxExtraMs: number
}
/** Record 28. */
export const searchLimits: SearchLimits = { maxMs: 1000, maxExtraMs: 500 }
/** A thread compiles its code in the first answers of a kind: they took up to 3 s on a busy machine. */
const coldAnswers = 5
const coldLimits: SearchLimits = { maxMs: 5 * searchLimits.maxMs, maxExtraMs: 5 * searchLimits.maxExtraMs }
export const unlimited: SearchLimits = { maxMs: Number.POSITIVE_INFINITY, maxExtraMs: Number.POSITIVE_INFINITY }

/** The results alone need more processor time than one search may take. */
export class SearchTooHeavy extends Error {
  override readonly name = 'SearchTooHeavy'
}

/** Nobody waits for the results any more. */
export class SearchAborted extends Error {
  override readonly name = 'SearchAborted'
}

/** The limits of what one thread is asked, for each kind of question. */
export class ThreadLimits {
  readonly #answered = new Map<string, number>()

  of(kind: string): SearchLimits {
    return (this.#answered.get(kind) ?? 0) < coldAnswers ? coldLimits : searchLimits
  }

  /** An answer that found nothing did not reach all of the code. */
  count(kind: string): void {
    this.#answered.set(kind, (this.#answered.get(kind) ?? 0) + 1)
  }
}

/** When a search may work. Whoever runs several searches on one thread lets one work at a time. */
export interface SearchPace {
  /** Processor time of this search so far, in milliseconds. */
  readonly workMs: () => number
  /** Asked before each question to the index. Resolves when the search may go on. */
  readonly proceed: () => Promise<void>
  /** Lets other searches work until another thread has answered. */
  readonly wait: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
}

interface SearchBudgetOptions {
  readonly limits?: SearchLimits
  readonly isAborted?: () => boolean
  readonly pace?: SearchPace | undefined
}

/** The processor time of one search. */
export class SearchBudget {
  readonly #limits: SearchLimits
  readonly #isAborted: () => boolean
  readonly #pace: SearchPace
  #limitMs: number
  #extrasOmitted = false

  constructor({ limits = searchLimits, isAborted = () => false, pace = unsharedPace() }: SearchBudgetOptions = {}) {
    this.#limits = limits
    this.#isAborted = isAborted
    this.#pace = pace
    this.#limitMs = limits.maxMs
  }

  /** True once an extra was left out. */
  get extrasOmitted(): boolean {
    return this.#extrasOmitted
  }

  /** @throws {SearchAborted} @throws {SearchTooHeavy} */
  async checkpoint(): Promise<void> {
    await this.#pace.proceed()
    if (this.#isAborted()) throw new SearchAborted('The search was aborted')
    if (this.#pace.workMs() > this.#limitMs) throw new SearchTooHeavy('The search took too long')
  }

  /** A part that the results can do without: `absent` when its time ends. Extras run one after another. */
  async extra<Part>(compute: () => Promise<Part>, absent: Part): Promise<Part> {
    this.#limitMs = this.#limits.maxExtraMs
    try {
      await this.checkpoint()
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
  wait<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return this.#pace.wait(ask)
  }
}

/** The pace of a search that has its thread to itself. `clock`: milliseconds of work of the thread. */
export function unsharedPace(clock = threadWorkMs): SearchPace {
  let spentMs = 0
  let resumedMs = clock()
  let waits = 0
  return {
    workMs: () => (waits === 0 ? spentMs + clock() - resumedMs : spentMs),
    proceed: async () => undefined,
    wait: async (ask) => {
      if (waits === 0) spentMs += clock() - resumedMs
      waits += 1
      try {
        return await ask()
      } finally {
        waits -= 1
        if (waits === 0) resumedMs = clock()
      }
    },
  }
}

/** Processor time of this thread in milliseconds. */
export function threadWorkMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
