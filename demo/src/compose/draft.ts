import { romanNumeral } from '@basejuris/domain/spanish-ordinals'
import type { Numbering } from './numbering.ts'

/** The paragraphs of a ruling while it is written. */
export class Draft {
  readonly #paragraphs: string[] = []
  readonly #numbering: Numbering
  #grounds = 0
  #length = 0

  constructor(numbering: Numbering) {
    this.#numbering = numbering
  }

  add(...paragraphs: readonly string[]): void {
    for (const paragraph of paragraphs) {
      if (paragraph === '') continue
      this.#paragraphs.push(paragraph)
      this.#length += paragraph.length + 1
    }
  }

  /** A numbered considerando; its first paragraph already continues «Que, ». */
  addConsiderando(first: string, ...more: readonly string[]): void {
    this.#grounds++
    this.add(`${this.#numbering(this.#grounds)}${first}`, ...more)
  }

  /** Characters so far. */
  get length(): number {
    return this.#length
  }

  get grounds(): number {
    return this.#grounds
  }

  /** Decisions as «I.- …», without number when there is one only. */
  decisions(texts: readonly string[]): void {
    if (texts.length === 1) this.add(texts[0] ?? '')
    else this.add(...texts.map((text, position) => `${romanNumeral(position + 1)}.- ${text}`))
  }

  text(): string {
    return this.#paragraphs.join('\n')
  }
}
