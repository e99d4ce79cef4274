import { setImmediate } from 'node:timers'
import { LRUCache } from 'lru-cache'
import { SearchAborted, type SearchPace, threadWorkMs } from '../../ranking/request/search-budget.ts'

interface SchedulerOptions {
  /** Processor time in milliseconds after which a search lets others go on. */
  readonly sliceMs?: number
  /** Milliseconds after which processor time counts half. */
  readonly halfLifeMs?: number
  /** Milliseconds of work of this thread. */
  readonly clock?: () => number
  /** Milliseconds that pass. */
  readonly now?: () => number
}

interface ScheduledSearch {
  readonly visitor: string
  /** Searches of one visitor run in this order. */
  readonly number: number
  workMs: number
  isEnded: boolean
  /** Resolves when a waiting search goes on. Its parts that run side by side wait for the same promise. */
  resuming: Promise<void> | null
}

interface WaitingSearch {
  readonly search: ScheduledSearch
  readonly resume: () => void
}

interface RecentWork {
  readonly ms: number
  readonly atMs: number
}

const maxVisitors = 10_000

/**
 * Shares one thread between searches. One at a time works, for a slice between two of its questions to the index. The next is of the
 * visitor who had least processor time lately: record 37.
 */
export class FairScheduler {
  readonly #sliceMs: number
  readonly #halfLifeMs: number
  readonly #clock: () => number
  readonly #now: () => number
  readonly #recentWork = new LRUCache<string, RecentWork>({ max: maxVisitors })
  /** Longest waiting first. */
  readonly #waiting: WaitingSearch[] = []
  #working: { readonly search: ScheduledSearch; readonly sinceMs: number } | null = null
  #searches = 0
  #isChoosing = false

  constructor({ sliceMs = 10, halfLifeMs = 2000, clock = threadWorkMs, now = () => performance.now() }: SchedulerOptions = {}) {
    this.#sliceMs = sliceMs
    this.#halfLifeMs = halfLifeMs
    this.#clock = clock
    this.#now = now
  }

  /** Runs a search of one visitor; null is everything that no visitor asked. The search asks its pace before each question to the index. */
  async run<Answer>(visitor: string | null, work: (pace: SearchPace) => Promise<Answer>): Promise<Answer> {
    this.#searches += 1
    const search: ScheduledSearch = { visitor: visitor ?? '', number: this.#searches, workMs: 0, isEnded: false, resuming: null }
    await this.#resume(search)
    try {
      return await work(this.#paceOf(search))
    } finally {
      this.#end(search)
    }
  }

  #paceOf(search: ScheduledSearch): SearchPace {
    return {
      workMs: () => search.workMs + (this.#working?.search === search ? this.#sliceSoFarMs() : 0),
      proceed: () => {
        if (this.#working?.search === search && this.#sliceSoFarMs() >= this.#sliceMs) this.#pause(search)
        return this.#resume(search)
      },
      wait: async (ask) => {
        this.#pause(search)
        try {
          return await ask()
        } finally {
          await this.#resume(search)
        }
      },
    }
  }

  /** Parts that still wait never go on: nobody awaits them. */
  #end(search: ScheduledSearch): void {
    search.isEnded = true
    const at = this.#waiting.findIndex((waiting) => waiting.search === search)
    if (at !== -1) this.#waiting.splice(at, 1)
    this.#pause(search)
  }

  #sliceSoFarMs(): number {
    return this.#working === null ? 0 : this.#clock() - this.#working.sinceMs
  }

  async #resume(search: ScheduledSearch): Promise<void> {
    if (search.isEnded) throw new SearchAborted('The search has ended')
    if (this.#working?.search === search) return
    search.resuming ??= new Promise((resolve) => {
      this.#waiting.push({ search, resume: resolve })
    })
    this.#choose()
    return search.resuming
  }

  #pause(search: ScheduledSearch): void {
    if (this.#working?.search !== search) return
    const ms = this.#sliceSoFarMs()
    search.workMs += ms
    this.#recentWork.set(search.visitor, { ms: this.#recentWorkOf(search.visitor) + ms, atMs: this.#now() })
    this.#working = null
    this.#choose()
  }

  /** Chooses after the messages that have arrived, so that a new visitor need not wait for searches that came before. */
  #choose(): void {
    if (this.#isChoosing || this.#working !== null || this.#waiting.length === 0) return
    this.#isChoosing = true
    setImmediate(() => {
      this.#isChoosing = false
      const next = this.#next()
      if (next === null) return
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#working = { search: next.search, sinceMs: this.#clock() }
      next.search.resuming = null
      next.resume()
    })
  }

  #next(): WaitingSearch | null {
    const firstOfVisitor = new Map<string, WaitingSearch>()
    for (const waiting of this.#waiting) {
      const { visitor, number } = waiting.search
      const first = firstOfVisitor.get(visitor)
      if (first === undefined || number < first.search.number) firstOfVisitor.set(visitor, waiting)
    }
    let next: WaitingSearch | null = null
    let minSlices = Number.POSITIVE_INFINITY
    for (const [visitor, waiting] of firstOfVisitor) {
      const slices = Math.floor(this.#recentWorkOf(visitor) / this.#sliceMs)
      if (slices >= minSlices) continue
      next = waiting
      minSlices = slices
    }
    return next
  }

  #recentWorkOf(visitor: string): number {
    const recent = this.#recentWork.get(visitor)
    return recent === undefined ? 0 : recent.ms * 0.5 ** ((this.#now() - recent.atMs) / this.#halfLifeMs)
  }
}
