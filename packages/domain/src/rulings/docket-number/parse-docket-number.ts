import { parseBook } from './docket-book.ts'
import type { DocketNumber } from './docket-number.ts'
import { dictamenPattern, wholePattern } from './docket-patterns.ts'

/** Two-digit years below this belong to this century. */
const centuryPivot = 50

/** Parses a year: four digits (1901–2099), «2.023» or two digits (1950–2049); null for anything else. */
export function expandYear(written: string): number | null {
  const year = Number(written.replace('.', ''))
  if (written.length === 2) return year < centuryPivot ? 2000 + year : 1900 + year
  return year > 1900 && year < 2100 ? year : null
}

const typeWords: Readonly<Record<string, string>> = { ordinaria: 'O', exhorto: 'E' }

/** Abbreviates registers of first instance: «Ordinaria-1400-2021» becomes `O-1400-2021`. */
const withTypeLetters = (text: string): string =>
  text.replace(/^(ordinaria|exhorto)(?=\s*[-–])/iu, (word) => typeWords[word.toLowerCase()] ?? word)

/** Docket number from the named groups of the patterns; null when number or year is invalid. */
export function docketFromGroups(groups: Readonly<Record<string, string | undefined>>): DocketNumber | null {
  const number = Number((groups['number'] ?? '').replaceAll('.', ''))
  const year = expandYear(groups['year'] ?? '')
  if (year === null || !Number.isSafeInteger(number) || number < 1) return null
  const letter = groups['letter']?.toUpperCase() ?? ''
  const book = groups['book'] ?? groups['after']
  return { letter: letter === '' ? null : letter, number, year, book: book === undefined ? null : parseBook(book) }
}

/** Parses a text that contains only a docket number, in any written form; null otherwise. */
export function parseDocketNumber(text: string): DocketNumber | null {
  const trimmed = text.trim()
  if (trimmed.length > 120) return null
  const match = wholePattern.exec(withTypeLetters(trimmed))
  if (match?.groups !== undefined) return docketFromGroups(match.groups)
  for (const dictamen of trimmed.matchAll(dictamenPattern)) {
    const around = trimmed.slice(0, dictamen.index) + trimmed.slice(dictamen.index + dictamen[0].length)
    return /^(?:dictamen)?[\sn°º.]*$/iu.test(around) ? docketFromGroups(dictamen.groups ?? {}) : null
  }
  return null
}
