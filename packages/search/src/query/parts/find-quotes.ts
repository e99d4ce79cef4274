import { findMatches } from '@basejuris/legal-text'
import type { Exclusion, Quote } from './query-parts.ts'
import type { Span } from './span.ts'

const quoted = /(-?)(?:"([^"]{1,500})"|«([^«»]{1,500})»|“([^“”]{1,500})”)/gu
const excludedWord = /(?<=^|\s)-(\p{L}[\p{L}\d]*)/gu

/** Quoted phrases and excluded words. An unpaired quotation mark is plain text. */
export function findQuotes(text: string): { phrases: Quote[]; exclusions: Exclusion[] } {
  const phrases: Quote[] = []
  const exclusions: Exclusion[] = []
  for (const match of findMatches(text, quoted)) {
    const inside = (match[2] ?? match[3] ?? match[4] ?? '').trim()
    if (!/[\p{L}\d]/u.test(inside)) continue
    const from = match.index
    const span = { from, to: from + match[0].length, text: inside }
    const excludes = match[1] === '-' && (from === 0 || /\s/u.test(text.charAt(from - 1)))
    if (excludes) exclusions.push({ ...span, quoted: true })
    else phrases.push(match[1] === '-' ? { ...span, from: from + 1 } : span)
  }
  for (const match of findMatches(text, excludedWord)) {
    const span = { from: match.index, to: match.index + match[0].length }
    if ([...phrases, ...exclusions].some(({ from, to }) => span.from < to && from < span.to)) continue
    exclusions.push({ ...span, text: match[1] ?? '', quoted: false })
  }
  return { phrases, exclusions: exclusions.sort((a, b) => a.from - b.from) }
}

/** The text with a quotation of the same length in place of the span, for readers that see only that something is quoted. */
export const withQuoted = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from)}"${'x'.repeat(Math.max(0, to - from - 2))}"${text.slice(to)}`

/** The text without the marks of a quotation. */
export function unquoted(text: string, { from, to }: Span): string {
  return `${text.slice(0, from)}${text.slice(from, to).replace(/["«»“”]/gu, '')}${text.slice(to)}`
}
