import { cardinalsBelowThirty, cardinalTens } from '@basejuris/domain/spanish-cardinals'
import { foldText } from './fold-text.ts'

const units: Readonly<Record<string, number>> = Object.fromEntries(cardinalsBelowThirty.map((word, value) => [foldText(word), value]))
const tens: Readonly<Record<string, number>> = Object.fromEntries(cardinalTens.slice(3).map((word, index) => [word, 30 + index * 10]))
const variants: Readonly<Record<string, number>> = {
  primero: 1,
  primer: 1,
  un: 1,
  veintiun: 21,
  'diez y seis': 16,
  'diez y siete': 17,
  'diez y ocho': 18,
  'diez y nueve': 19,
}

/** Pattern of a cardinal below 100 in folded Spanish (no accents, lower case). */
export const belowHundred = `(?:(?:${Object.keys(tens).join('|')})(?:\\s+y\\s+(?:uno|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|${[
  ...Object.keys(variants),
  ...Object.keys(units),
]
  .sort((a, b) => b.length - a.length)
  .join('|')})`

/** Value of what `belowHundred` matched; null for anything else. */
export function readBelowHundred(words: string): number | null {
  const text = words.trim().replace(/\s+/gu, ' ')
  const simple = units[text] ?? variants[text] ?? tens[text]
  if (simple !== undefined) return simple
  const [ten = '', unit = ''] = text.split(' y ')
  const value = units[unit] ?? variants[unit]
  return tens[ten] === undefined || value === undefined || value > 9 ? null : (tens[ten] ?? 0) + value
}

/** Pattern of a year in words: «dos mil veinticuatro», «mil novecientos noventa y ocho», «dos mil». */
export const yearInWords = `(?:dos\\s+mil(?:\\s+${belowHundred})?|mil\\s+novecientos(?:\\s+${belowHundred})?)`

/** Year of what `yearInWords` matched; null for anything else. */
export function readYear(words: string): number | null {
  const [, century = '', rest = ''] = /^(dos\s+mil|mil\s+novecientos)\s*(.*)$/u.exec(words.trim()) ?? []
  if (century === '') return null
  const base = century.startsWith('dos') ? 2000 : 1900
  if (rest === '') return base
  const value = readBelowHundred(rest)
  return value === null ? null : base + value
}
