import { SerialQueue } from '../concurrency/serial-queue.ts'
import type { EngineBatch } from '../model/document.ts'
import type { LiveIndex } from './live-index.ts'

export interface ReplacementOptions {
  readonly liveIndex: LiveIndex
  readonly swapIn: () => Promise<boolean>
  readonly abandon: () => Promise<void>
}

/** An index begun anew beside the one that is searched, in the same folder, to take its place. A crash before it has leaves nothing of it. */
export class Replacement {
  readonly #options: ReplacementOptions
  readonly #queue = new SerialQueue()
  #phase: 'building' | 'placing' | 'ended' = 'building'

  constructor(options: ReplacementOptions) {
    this.#options = options
  }

  get sequence(): number {
    return this.#options.liveIndex.sequence
  }

  /** As `Engine.apply`; seen by nobody yet. */
  apply(batch: EngineBatch): Promise<void> {
    return this.#enqueue(() => this.#options.liveIndex.apply(batch))
  }

  /** As `Engine.optimize`. */
  optimize(): Promise<void> {
    return this.#enqueue(() => this.#options.liveIndex.optimize())
  }

  /**
   * Searches see this index, and it is durable, when the promise resolves to true. False, and nothing happens, when the other one has seen later
   * batches: apply those and ask again. Rejects when it cannot be written; the other one then goes on.
   */
  async swapIn(): Promise<boolean> {
    await this.#enqueue(async () => undefined)
    this.#requireBuilding()
    this.#phase = 'placing'
    let taken = false
    try {
      taken = await this.#options.swapIn()
      return taken
    } finally {
      if (this.#phase === 'placing') this.#phase = taken ? 'ended' : 'building'
    }
  }

  /** Removes what there is of it. */
  async abandon(): Promise<void> {
    if (this.#phase === 'ended') return
    this.#phase = 'ended'
    await this.#queue.run(() => this.#options.abandon())
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    return this.#queue.run(() => {
      this.#requireBuilding()
      return work()
    })
  }

  #requireBuilding(): void {
    if (this.#phase !== 'building') throw new Error('this index has taken its place, or was abandoned')
  }
}
