import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accentedWords } from './accented-words.ts'

const file = join(import.meta.dirname, 'words-of-laws.txt')
const hasAccent = /[áéíóúñ]/u

let read: ReadonlySet<string> | undefined

/** Spanish words, small letters: those of the texts of laws that a dictionary has too, and frequent names of theirs. */
const words = (): ReadonlySet<string> => (read ??= new Set([...readFileSync(file, 'utf8').trim().split(/\s+/u), ...accentedWords]))

/** Whether small letters with an accent or ñ are a Spanish word. */
export function isAccentedWord(word: string): boolean {
  return hasAccent.test(word) && words().has(word)
}

/** Whether letters without any accent are a whole word. A word that lost a letter usually is none. */
export function isPlainWord(word: string): boolean {
  return words().has(word)
}
