import { minRequired, type RequiredText, requiredText } from './required-text.ts'

/** A `RequiredText` with each text by its number. */
type Requirement = number | { readonly all: readonly Requirement[] } | { readonly any: readonly Requirement[] } | null

const none = -1
const bitsOfUnit = 5
const maskOfUnit = (1 << bitsOfUnit) - 1

/** A key of the three signs from a place on, which some others share. */
const keyAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & maskOfUnit) << (2 * bitsOfUnit)) |
  ((text.charCodeAt(at + 1) & maskOfUnit) << bitsOfUnit) |
  (text.charCodeAt(at + 2) & maskOfUnit)

/**
 * Says in one pass over a text which of many patterns may match in it, by what each of their matches holds. Trying all of them takes many
 * times as long.
 */
export class PatternFilter {
  readonly #texts: string[] = []
  readonly #numbers = new Map<string, number>()
  /** The last text of each key, and before each text the one of the same key. */
  readonly #lastOfKey = new Int32Array(1 << (minRequired * bitsOfUnit)).fill(none)
  readonly #previous: number[] = []
  readonly #requirements: readonly Requirement[]
  readonly #found: Uint8Array

  /** `sources` are those of patterns that mind the case. */
  constructor(sources: readonly string[]) {
    this.#requirements = sources.map((source) => this.#numbered(requiredText(source)))
    this.#found = new Uint8Array(this.#texts.length)
  }

  /** Whether each pattern, by its place, may match in a text. The answers hold until another text is read. */
  read(text: string): (pattern: number) => boolean {
    this.#found.fill(0)
    for (let at = 0; at <= text.length - minRequired; at += 1)
      for (let one = this.#lastOfKey[keyAt(text, at)] ?? none; one !== none; one = this.#previous[one] ?? none)
        if (this.#found[one] === 0 && text.startsWith(this.#texts[one] ?? '', at)) this.#found[one] = 1
    return (pattern) => this.#isMet(this.#requirements[pattern] ?? null)
  }

  #numbered(required: RequiredText): Requirement {
    if (required === null) return null
    if (typeof required === 'string') return this.#numberOf(required)
    return 'all' in required
      ? { all: required.all.map((each) => this.#numbered(each)) }
      : { any: required.any.map((each) => this.#numbered(each)) }
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#texts.push(text) - 1
    this.#numbers.set(text, number)
    this.#previous.push(this.#lastOfKey[keyAt(text, 0)] ?? none)
    this.#lastOfKey[keyAt(text, 0)] = number
    return number
  }

  #isMet(requirement: Requirement): boolean {
    if (requirement === null) return true
    if (typeof requirement === 'number') return this.#found[requirement] === 1
    return 'all' in requirement ? requirement.all.every((each) => this.#isMet(each)) : requirement.any.some((each) => this.#isMet(each))
  }
}
