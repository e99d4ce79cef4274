/** Values by key, up to a total weight: those that were asked for longest ago go first. */
export class LruCache<Value extends object> {
  /** Goes through its keys in the order in which they were set. */
  readonly #values = new Map<string, Value>()
  readonly #maxWeight: number
  readonly #weightOf: (value: Value) => number
  #weight = 0

  /** Without `weightOf` so many values. */
  constructor(maxWeight: number, weightOf: (value: Value) => number = () => 1) {
    this.#maxWeight = maxWeight
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
    this.#weight += this.#weightOf(value)
    for (const [oldest, old] of this.#values) {
      if (this.#weight <= this.#maxWeight) break
      this.#values.delete(oldest)
      this.#weight -= this.#weightOf(old)
    }
  }
}

/** One name for equal questions, or parts of them. As JSON, where numbers that JSON does not know keep their own. */
export function cacheKey(value: unknown): string {
  return JSON.stringify(value, (_name, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value))
}
