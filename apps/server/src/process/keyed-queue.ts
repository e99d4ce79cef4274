/** Runs the tasks of one key one after another, in order. Tasks of different keys run side by side. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<void>>()

  /** Rejects as `task` does. The next task runs all the same. */
  add(key: string, task: () => Promise<void>): Promise<void> {
    const result = this.settled(key).then(task)
    const settled = result
      .catch(() => undefined)
      .finally(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key)
      })
    this.#last.set(key, settled)
    return result
  }

  /** Resolves when every task added so far for the key has ended. */
  settled(key: string): Promise<void> {
    return this.#last.get(key) ?? Promise.resolve()
  }
}
