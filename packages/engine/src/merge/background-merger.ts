import { pauseEvery } from '../concurrency/pause.ts'
import type { SegmentView } from '../view/segment-view.ts'
import { busyPolicy, idlePolicy, liveBytes, type MergePolicy } from './merge-policy.ts'
import { type MergeViewsOptions, mergeViews } from './merge-views.ts'

export interface MergerOptions extends MergeViewsOptions {
  /** A merged segment has replaced others. */
  readonly onReplaced: () => Promise<void>
  /** A merge failed. Its inputs stay. */
  readonly onProblem: (error: unknown) => void
}

/** One merge runs per lane, so small new segments never wait for a large merge. */
type Lane = 'small' | 'large'

const pauseBudgetMs = 2
const idleAfterMs = 1_000
const maxSmallMergeBytes = 16 * 2 ** 20

/** Merges segments in the background, in short steps. Each merge becomes visible at once. */
export class BackgroundMerger {
  readonly #options: MergerOptions
  readonly #lanes = new Map<Lane, Promise<void>>()
  /** Names of the segments being merged. */
  readonly #merging = new Set<string>()
  #idleTimer: NodeJS.Timeout | undefined
  #paused = false
  #stopped = false

  constructor(options: MergerOptions) {
    this.#options = options
  }

  /** Call after a change: starts merges that are due and schedules the idle merge. */
  schedule(): void {
    if (this.#stopped) return
    this.#start(busyPolicy)
    this.scheduleIdleMerge()
  }

  /** Applies the idle policy once nothing has changed for a while. */
  scheduleIdleMerge(afterMs: number = idleAfterMs): void {
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#start(idlePolicy), afterMs)
    this.#idleTimer.unref()
  }

  /** Resolves when nothing is being merged. */
  async settled(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes.values())
  }

  /** Resolves when no small segments are being merged. */
  async smallMergesSettled(): Promise<void> {
    for (let small = this.#lanes.get('small'); small !== undefined; small = this.#lanes.get('small')) await small
  }

  /** Waits for running merges and starts no more. */
  stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#idleTimer)
    return this.settled()
  }

  /** Merges each namespace into one segment. */
  async mergeAll(): Promise<void> {
    this.#paused = true
    try {
      await this.settled()
      for (const namespace of this.#options.state.namespaces) {
        const { segments } = this.#options.state.view(namespace)
        if (segments.length > 1 || segments.some(({ isWhole }) => !isWhole)) await this.#merge(namespace, segments)
      }
    } finally {
      this.#paused = false
    }
  }

  #start(policy: MergePolicy): void {
    if (this.#stopped || this.#paused) return
    const { state } = this.#options
    for (const namespace of state.namespaces) {
      const free = state.view(namespace).segments.filter(({ segment }) => !this.#merging.has(segment.name))
      for (const chosen of policy(free)) {
        const lane: Lane = chosen.reduce((sum, view) => sum + liveBytes(view), 0) <= maxSmallMergeBytes ? 'small' : 'large'
        if (this.#lanes.has(lane) || chosen.some(({ segment }) => this.#merging.has(segment.name))) continue
        this.#lanes.set(lane, this.#run(lane, policy, namespace, chosen))
      }
    }
  }

  async #run(lane: Lane, policy: MergePolicy, namespace: string, chosen: readonly SegmentView[]): Promise<void> {
    for (const { segment } of chosen) this.#merging.add(segment.name)
    try {
      await this.#merge(namespace, chosen)
    } catch (error) {
      this.#options.onProblem(error)
      return
    } finally {
      for (const { segment } of chosen) this.#merging.delete(segment.name)
      this.#lanes.delete(lane)
    }
    this.#start(policy)
  }

  async #merge(namespace: string, chosen: readonly SegmentView[]): Promise<void> {
    await mergeViews(this.#options, namespace, chosen, pauseEvery(pauseBudgetMs))
    await this.#options.onReplaced()
  }
}
