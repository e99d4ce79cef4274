import { parseDocketFilter } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'

/** Characters of a note shown before and behind the words found. */
const around = 80

/** Words that must all stand in one text, without regard to accents and case. The number of a case counts in any written form. */
export interface SoughtWords {
  readonly words: readonly string[]
  /** `12345-2020`; null when the text is no number of a case. */
  readonly docket: string | null
}

export function soughtWords(text: string): SoughtWords {
  return { words: foldText(text).split(/\s+/u).filter(Boolean), docket: parseDocketFilter(text) }
}

export function hasWords({ words }: SoughtWords, text: string): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}

export function hasDocket({ docket, words }: SoughtWords, written: string | null): boolean {
  if (written === null) return false
  return docket === null ? words.every((word) => foldText(written).includes(word)) : parseDocketFilter(written) === docket
}

/** The part of a text around its first word found, on one line. */
export function excerptAround({ words }: SoughtWords, text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const at = Math.max(0, foldText(line).indexOf(words[0] ?? ''))
  const [from, to] = [Math.max(0, at - around), Math.min(line.length, at + around)]
  return `${from > 0 ? '…' : ''}${line.slice(from, to).toWellFormed()}${to < line.length ? '…' : ''}`
}
