/** Values by key up to a total weight. Evicts the least recently used. */
export class LruCache<Value extends object> {
  /** A `Map` iterates in insertion order. */
  readonly #values = new Map<string, Value>()
  readonly #maxWeight: number
  readonly #weightOf: (value: Value) => number
  #weight = 0

  /** The default weight is 1 per value. */
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

  /** The key must be absent. */
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

/** Equal requests, or parts of them, have equal keys. Numbers that JSON cannot express keep their own text. */
export function cacheKey(value: unknown): string {
  return JSON.stringify(value, (_name, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value))
}
