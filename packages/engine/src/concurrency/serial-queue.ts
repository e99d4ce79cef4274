/** Work that is done one piece after another, in the order asked. A piece that fails does not keep the next one from its turn. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}
