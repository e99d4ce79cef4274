import type { DocketNumber } from './docket-number.ts'
import { bookPattern, parseBook } from './docket-number-book.ts'

const dash = String.raw`\s{0,2}[-–—‐‑−/]\s{0,2}`
const digits = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,7}`
const yearDigits = String.raw`(?:19|20)\d{2}|[12]\.\d{3}|\d{2}`
const competences = String.raw`(?:${dash}(?:INA|INC|CPR|CPT|CCO|CDS|CAA|INHA|REM|CP)\b)?`

/** Two-digit years below this are of this century. */
const centuryPivot = 50

export const expandYear = (written: string): number | null => {
  const year = Number(written.replace('.', ''))
  if (written.length === 2) return year < centuryPivot ? 2000 + year : 1900 + year
  return year > 1900 && year < 2100 ? year : null
}

const wholePattern = new RegExp(
  String.raw`^(?:(?:causas?|ingreso|rol(?:es)?|rit|corte|interno|secretar[ií]a|n(?:[°ºo.]|ro\.?|[uú]m(?:ero|\.)?)?)[\s:°º.]*)*` +
    String.raw`(?:(?<book>${bookPattern})\s*(?:${dash}|n[°º]\s*|\s))?` +
    String.raw`(?:(?<letter>[a-z]{1,2}(?:-\d{2}(?:-[a-z])?)?)(?:${dash}|\s*n[°º.]*\s*|\s+))?` +
    String.raw`(?<number>${digits})${dash}(?<year>${yearDigits})${competences}` +
    String.raw`(?:\s*\(?(?<after>${bookPattern})\)?)?[\s.]*$`,
  'iu',
)
const dictamenPattern = /^\s*(?:dictamen\s*)?(?:n[°º.]*\s*)?(?<letter>[a-z]{0,2})0*(?<number>\d{1,7})n(?<year>\d{2})\s*$/iu

/** Words of first-instance registers that stand for a type letter. */
const letterWords: Readonly<Record<string, string>> = { ordinaria: 'O', exhorto: 'E' }
const withLetterWords = (text: string): string =>
  text.replace(/^(\s*)(ordinaria|exhorto)(?=\s*-)/iu, (_, space: string, word: string) => space + (letterWords[word.toLowerCase()] ?? word))

export const docketOf = (groups: Readonly<Record<string, string | undefined>>): DocketNumber | null => {
  const number = Number((groups['number'] ?? '').replaceAll('.', ''))
  const year = expandYear(groups['year'] ?? '')
  if (year === null || !Number.isSafeInteger(number) || number < 1) return null
  const letter = groups['letter']?.toUpperCase() ?? null
  const book = groups['book'] ?? groups['after'] ?? null
  return { letter: letter === '' ? null : letter, number, year, book: book === null ? null : parseBook(book) }
}

/** Reads a text that is nothing but a docket number, in any written form; null otherwise. Two-digit years become 1950–2049. */
export const parseDocketNumber = (text: string): DocketNumber | null => {
  if (text.length > 120) return null
  const match = wholePattern.exec(withLetterWords(text.trim())) ?? dictamenPattern.exec(text)
  return match?.groups === undefined ? null : docketOf(match.groups)
}
