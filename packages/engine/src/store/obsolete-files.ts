import { SerialQueue } from '../concurrency/serial-queue.ts'
import type { SegmentStore } from './segment-store.ts'

/** Files that no view uses any more. Removes them once the durable state does not need them either. */
export class ObsoleteFiles {
  readonly #store: SegmentStore
  readonly #names = new Set<string>()
  readonly #queue = new SerialQueue()
  #durable: ReadonlySet<string>
  #committing = false

  constructor(store: SegmentStore, durable: ReadonlySet<string>) {
    this.#store = store
    this.#durable = durable
  }

  add(name: string): void {
    this.#names.add(name)
  }

  /** Suspends removals during a commit, as the files it needs are not known yet. `commit` returns the files of the new state. */
  async whileCommitting(commit: () => Promise<ReadonlySet<string>>): Promise<void> {
    this.#committing = true
    try {
      this.#durable = await commit()
    } finally {
      this.#committing = false
    }
  }

  remove(): Promise<void> {
    return this.#queue.run(async () => {
      for (const name of this.#names) {
        if (this.#committing) return
        if (this.#durable.has(name)) continue
        this.#names.delete(name)
        await this.#store.removeFile(name)
      }
    })
  }
}
