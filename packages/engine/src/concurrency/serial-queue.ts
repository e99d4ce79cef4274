/** Work that is done one piece after another, in the order asked. A piece that fails does not keep the next one from its turn. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve()

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#tail.then(work)
    this.#tail = turn.catch(() => undefined)
    return turn
  }
}
