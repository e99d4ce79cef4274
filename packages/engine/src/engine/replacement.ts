import { SerialQueue } from '../concurrency/serial-queue.ts'
import type { EngineBatch } from '../model/document.ts'
import type { LiveIndex } from './live-index.ts'

export interface ReplacementOptions {
  readonly liveIndex: LiveIndex
  readonly swapIn: () => Promise<boolean>
  readonly abandon: () => Promise<void>
}

/** A new index in the same folder that will replace the searched one. After a crash before `swapIn`, nothing of it remains. */
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

  /** Like `Engine.apply`, but not visible yet. */
  apply(batch: EngineBatch): Promise<void> {
    return this.#enqueue(() => this.#options.liveIndex.apply(batch))
  }

  /** Like `Engine.optimize`. */
  optimize(): Promise<void> {
    return this.#enqueue(() => this.#options.liveIndex.optimize())
  }

  /**
   * Replaces the searched index. Resolves to true once searches see this one and it is durable. Resolves to false, without effect, when
   * the other has later batches: apply them and retry. Rejects when writing fails; the other index then continues.
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

  /** Removes its segments. */
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
