import { cutWritten, type DraftSentence, readDraft } from './draft.ts'

/** A sentence is whole only when so many characters of the next one are there. */
const minNext = 12
const opening = /[«“]/gu
const closing = /[»”]/gu

/** Cuts a generated text into sentences as its words arrive. However the words arrive, the sentences are those of `readDraft`. */
export class DraftCutter {
  #pending = ''

  /** Sentences that are whole by now. */
  add(words: string): DraftSentence[] {
    this.#pending += words
    const pieces = cutWritten(this.#pending)
    const next = pieces.at(-1) ?? ''
    const whole = pieces.slice(0, -1).join('')
    if (whole === '' || !isNextSentence(next) || !isBalanced(whole) || !this.#pending.startsWith(whole)) return []
    this.#pending = this.#pending.slice(whole.length)
    return readDraft(whole)
  }

  /** What is left when the text has ended. */
  end(): DraftSentence[] {
    const rest = readDraft(this.#pending)
    this.#pending = ''
    return rest
  }
}

/** A number in brackets may still belong to the sentence before. */
const isNextSentence = (next: string): boolean => next.trim().length >= minNext && !/^\s*\[/u.test(next)

const isBalanced = (text: string): boolean =>
  (text.match(opening)?.length ?? 0) === (text.match(closing)?.length ?? 0) && (text.split('"').length - 1) % 2 === 0
