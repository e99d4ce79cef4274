import { createHash } from 'node:crypto'
import { encodeName } from '../../encode-name.ts'

/** Names of the parts of a stored document. */
export const stored = {
  id: 'id',
  group: 'group',
  /** Names of the text fields that are stored with sections too. */
  sectioned: 'sectioned',
  vector: 'vector',
} as const

export function textField(name: string): string {
  return `text.${encodeName(name)}`
}
/** The same terms with a wide gap between sections. */
export function sectionField(name: string): string {
  return `parts.${encodeName(name)}`
}
/** Number of terms of a text field. */
export function lengthField(name: string): string {
  return `len.${encodeName(name)}`
}
export function facetField(name: string): string {
  return `facets.${encodeName(name)}`
}
/** The group of a document by a facet: its first value, or a name of its own. */
export function groupingField(name: string): string {
  return `first.${encodeName(name)}`
}
/** First value of a facet, absent without one. */
export function leadField(name: string): string {
  return `lead.${encodeName(name)}`
}
export function numberField(name: string): string {
  return `num.${encodeName(name)}`
}
export function stringField(name: string): string {
  return `str.${encodeName(name)}`
}

/** Stands for a position without a term. */
export const filler = '_'
/** Separates terms at one position. */
export const separator = '|'

/** A term as a word without spaces, so that the engine takes it as it is. Prefixes of terms are prefixes of the words. */
export function encodeTerm(term: string): string {
  const word = term.toWellFormed().replaceAll(/[\s\p{C}%|]/gu, (letter) => `%${letter.codePointAt(0)?.toString(16)}%`)
  if (word.length > maxWordLength) return `${word.slice(0, maxWordLength)}%${createHash('sha256').update(word).digest('hex')}`
  return word === filler || word === '' ? `%${word}` : word
}

/** The engine refuses words of more than 32,766 bytes. Of longer ones it stores the beginning and a checksum. */
const maxWordLength = 5000

/** The prefix of encoded terms. An empty one is every term. */
export function encodePrefix(prefix: string): string {
  return prefix === '' ? '' : prefix === filler ? filler : encodeTerm(prefix)
}

export function decodeTerm(word: string): string {
  if (word === `%${filler}` || word === '%') return word.slice(1)
  return word.replaceAll(/%([\da-f]+)%/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
