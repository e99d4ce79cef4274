/** Values by key, up to a total weight: those that were asked for longest ago go first. */
export class LastUsed<Value extends object> {
  /** Goes through its keys in the order in which they were set. */
  readonly #values = new Map<string, Value>()
  readonly #most: number
  readonly #weightOf: (value: Value) => number
  #held = 0

  /** Without `weightOf` so many values. */
  constructor(most: number, weightOf: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weightOf = weightOf
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) {
      this.#values.delete(key)
      this.#values.set(key, value)
    }
    return value
  }

  /** Of a key that is not here. */
  add(key: string, value: Value): void {
    this.#values.set(key, value)
    this.#held += this.#weightOf(value)
    for (const [oldest, old] of this.#values) {
      if (this.#held <= this.#most) break
      this.#values.delete(oldest)
      this.#held -= this.#weightOf(old)
    }
  }
}

/** One name for equal questions, or parts of them. As JSON, where numbers that JSON does not know keep their own. */
export function questionKey(question: unknown): string {
  return JSON.stringify(question, (_name, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value))
}
