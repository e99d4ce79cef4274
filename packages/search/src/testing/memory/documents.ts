/** The document of each ordinal. A document is searchable only while live; ordinals of removed documents are never used again. */
export class Documents {
  readonly ids: string[]
  readonly groups: string[]
  #live: Uint8Array
  readonly #ordinalById = new Map<string, number>()
  readonly #ordinalsByGroup = new Map<string, Set<number>>()
  liveCount = 0

  constructor(ids: string[] = [], groups: string[] = []) {
    this.ids = ids
    this.groups = groups
    this.#live = new Uint8Array(ids.length)
  }

  /** A new ordinal, not yet live. */
  reserve(id: string, group: string): number {
    const ordinal = this.ids.length
    this.ids.push(id)
    this.groups.push(group)
    if (ordinal >= this.#live.length) {
      const larger = new Uint8Array(Math.max(16, Math.ceil(this.#live.length * 1.5), ordinal + 1))
      larger.set(this.#live)
      this.#live = larger
    }
    return ordinal
  }

  publish(ordinal: number): void {
    const id = this.ids[ordinal] as string
    const group = this.groups[ordinal] as string
    this.#live[ordinal] = 1
    this.liveCount += 1
    this.#ordinalById.set(id, ordinal)
    const members = this.#ordinalsByGroup.get(group)
    if (members === undefined) this.#ordinalsByGroup.set(group, new Set([ordinal]))
    else members.add(ordinal)
  }

  withdraw(ordinal: number): void {
    const group = this.groups[ordinal] as string
    this.#live[ordinal] = 0
    this.liveCount -= 1
    this.#ordinalById.delete(this.ids[ordinal] as string)
    const members = this.#ordinalsByGroup.get(group)
    members?.delete(ordinal)
    if (members?.size === 0) this.#ordinalsByGroup.delete(group)
  }

  /** One byte for each ordinal, 1 for a live document; changes with every published batch. */
  liveMask(): Uint8Array {
    return this.#live.subarray(0, this.ids.length)
  }

  ordinalOf(id: string): number | undefined {
    return this.#ordinalById.get(id)
  }

  ordinalsOf(group: string): Iterable<number> {
    return this.#ordinalsByGroup.get(group) ?? []
  }
}
