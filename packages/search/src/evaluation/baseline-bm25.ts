import type { Ruling } from '@basejuris/domain'
import { foldAccents, rulingText } from '@basejuris/domain'
import { nameTerms } from '../word-tokens.ts'

const k1 = 1.2
const b = 0.75

const plainWords = (text: string): string[] => foldAccents(text).match(/[a-z0-9]+/gu) ?? []

/** Baseline: BM25 without fields or identifiers. By default over unaccented words, without stems or stop words. */
export class BaselineBm25 {
  readonly #ids: string[] = []
  readonly #lengths: number[] = []
  readonly #postings = new Map<string, number[]>()
  readonly #wordsOf: (text: string) => string[]

  /** `wordsOf` gives the terms of a text, of rulings and queries alike. */
  constructor(wordsOf: (text: string) => string[] = plainWords) {
    this.#wordsOf = wordsOf
  }

  add(ruling: Ruling): void {
    const facts = [
      ruling.caption,
      ruling.docketNumber,
      ruling.rit,
      ruling.ruc,
      ruling.court,
      ruling.chamber,
      ruling.appealType,
      ...ruling.subjects,
    ]
    this.addText(ruling.docId, [...facts, rulingText(ruling)].filter((text) => text !== null).join(' '))
  }

  addText(id: string, text: string): void {
    const words = this.#wordsOf(text)
    const ordinal = this.#ids.push(id) - 1
    this.#lengths.push(words.length)
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      const list = this.#postings.get(word)
      if (list === undefined) this.#postings.set(word, [ordinal, count])
      else list.push(ordinal, count)
    }
  }

  rank(query: string, limit: number): string[] {
    const scores = new Float64Array(this.#ids.length)
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.#ids.length)
    for (const word of new Set(this.#wordsOf(query))) this.#addScores(this.#postings.get(word) ?? [], average, scores)
    return [...scores.keys()]
      .filter((ordinal) => (scores[ordinal] as number) > 0)
      .sort((x, y) => (scores[y] as number) - (scores[x] as number) || x - y)
      .slice(0, limit)
      .map((ordinal) => this.#ids[ordinal] as string)
  }

  #addScores(list: readonly number[], average: number, scores: Float64Array): void {
    const frequency = list.length / 2
    const idf = Math.log(1 + (this.#ids.length - frequency + 0.5) / (frequency + 0.5))
    for (let i = 0; i < list.length; i += 2) {
      const ordinal = list[i] as number
      const count = list[i + 1] as number
      const norm = k1 * (1 - b + (b * (this.#lengths[ordinal] as number)) / average)
      scores[ordinal] = (scores[ordinal] as number) + (idf * count * (k1 + 1)) / (count + norm)
    }
  }
}

/** The baseline over stems, without stop words. */
export function createStemmedBm25(): BaselineBm25 {
  return new BaselineBm25(nameTerms)
}
