/** Runs tasks one after another, in call order. A failed task does not stop the next. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve()

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#tail.then(work)
    this.#tail = result.catch(() => undefined)
    return result
  }
}
