import type { Subdivision } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'

/** What an article lacks of a place cited in it, and how far its own go. */
export interface MissingPlace {
  readonly kind: 'numeral' | 'letra' | 'inciso'
  /** As cited: «9», «h», «5». */
  readonly cited: string
  /** The last numeral or letter; null where the article has none, and of an inciso. */
  readonly last: string | null
}

/**
 * The first of some places that no text of an article has. Numerals and letters count only where they are a list from the first one on, or
 * where nothing is numbered. An inciso counts only beyond the lines of the text, and beyond the sentences of one that joins them.
 */
export function missingPlace(subdivisions: readonly Subdivision[], texts: readonly string[]): MissingPlace | null {
  if (texts.length === 0) return null
  for (const { numeral, letra, inciso } of subdivisions) {
    const found =
      absent('numeral', numeral, texts, lacksNumeral) ??
      absent('letra', letra, texts, lacksLetter) ??
      absent('inciso', inciso, texts, lacksInciso)
    if (found !== null) return found
  }
  return null
}

/** `has` where the text may hold the place. Else its last one. */
type Lack = 'has' | { readonly last: string | null }

const absent = (
  kind: MissingPlace['kind'],
  cited: string | undefined,
  texts: readonly string[],
  lacks: (text: string, cited: string) => Lack,
): MissingPlace | null => {
  if (cited === undefined) return null
  const lacking = texts.map((text) => lacks(text, cited))
  const [first] = lacking
  return first === undefined || first === 'has' || lacking.includes('has') ? null : { kind, cited, last: first.last }
}

const numberedLine = /(?:^|\n)["“«\s]*(?:n\s?[°º.]\s*)?(?<number>\d{1,3})\s?(?:bis|ter)?\s?(?:[.°ºª)a]|[-–])/gu
/** «…; 2. Avisar»: an item that its source joined to the line before. */
const joinedItem = /(?<=[.;:,]\s|\s[yeo]\s)(?<number>\d{1,3})\s?[.)°º](?:[-–])?\s+(?=\p{Lu})/gu
/** Numbers in words, Roman numbers and dashes, which a citation may call numerals. */
const otherNumbering =
  /(?:^|\n)["“«\s]*(?:[ivxlc]{1,6}\s?[.)°º-]|primer[oa]?|segund[oa]|unic[oa])|(?<![\p{L}\d])(?:[ivxlc]{1,6}|\d{1,3})\s?[.°º)]?[-–)]|(?<!\d)\d{1,3}[°ºª](?!\s+(?:de|del)\s)/u

function lacksNumeral(text: string, cited: string): Lack {
  const folded = withoutLabel(foldSameLength(text.toLowerCase()))
  const number = /^\d{1,3}$/u.exec(cited) === null ? null : Number(cited)
  if (number === null || new RegExp(String.raw`(?<![\d.])${number}\s?(?:\.(?!\d)|[°ºª)a]|[-–])`, 'u').test(folded)) return 'has'
  const body = folded.slice(folded.indexOf('\n') + 1)
  const joined = text.slice(text.indexOf('\n') + 1).matchAll(joinedItem)
  const numbers = new Set([...`\n${body}`.matchAll(numberedLine), ...joined].map(({ groups }) => Number(groups?.['number'])))
  const last = Math.max(0, ...numbers)
  if (last === 0) return otherNumbering.test(folded) ? 'has' : { last: null }
  return isWhole(numbers, last) && number > last ? { last: String(last) } : 'has'
}

const isWhole = (numbers: ReadonlySet<number>, last: number): boolean =>
  last > 1 && Array.from({ length: last }, (_, at) => at + 1).every((each) => numbers.has(each))

const alphabet = 'abcdefghijklmnñopqrstuvwxyz'

function lacksLetter(text: string, cited: string): Lack {
  const lower = text.toLowerCase()
  if (cited.length !== 1 || !alphabet.includes(cited) || new RegExp(String.raw`(?<!\p{L})${cited}\s?[).]`, 'u').test(lower)) return 'has'
  const letters = new Set([...lower.matchAll(/(?<!\p{L})(?<letter>[a-zñ])\)/gu)].map(({ groups }) => groups?.['letter']))
  if (letters.size === 0) return /(?:^|\n)["“«\s]*[a-zñ][.-]/u.test(lower) ? 'has' : { last: null }
  const last = Math.max(...[...letters].map((letter) => alphabet.indexOf(letter ?? 'a')))
  const isWholeList = last > 0 && [...alphabet.slice(0, last + 1)].every((letter) => letter === 'ñ' || letters.has(letter))
  return isWholeList && alphabet.indexOf(cited) > last ? { last: alphabet[last] ?? null } : 'has'
}

/** Each inciso has a sentence at least. */
const sentenceEnd = /[.:;](?:\s|$)/gu
/** So many lines show that the source begins one for each inciso. */
const minLines = 3

/**
 * The first inciso cited of some places that cannot be found in an article: its text has several sentences, and its source joins them in one
 * paragraph. Null where one text parts them, or where none is cited.
 */
export function unpartedInciso(subdivisions: readonly Subdivision[], texts: readonly string[]): string | null {
  const cited = subdivisions.find(({ inciso }) => inciso !== undefined)?.inciso
  return cited === undefined || texts.length === 0 || !texts.every(isOneParagraph) ? null : cited
}

const isOneParagraph = (text: string): boolean => {
  const [only, second] = text.split('\n').filter((line) => line.trim() !== '')
  return only !== undefined && second === undefined && (withoutHeading(only).match(sentenceEnd)?.length ?? 0) > 1
}
/** «Artículo 53. Invalidación.»: its number and title. */
const withoutHeading = (line: string): string =>
  line.trim().replace(/^(?:Art(?:[ií]culo|\.)\s*[\d.]*\d[°º]?(?:\s\p{L}+)?\s*[.:–—-]+\s*)?(?:\p{Lu}[^.]{2,60}\.\s)?(?=\S)/u, '')

function lacksInciso(text: string, cited: string): Lack {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const sentences = lines.reduce((count, line) => count + Math.max(1, line.trim().match(sentenceEnd)?.length ?? 0), 0)
  const most = lines.length >= minLines ? lines.length : sentences
  return /^\d{1,2}$/u.test(cited) && Number(cited) > most ? { last: null } : 'has'
}

/** The number of the article itself is none of its numerals. */
const withoutLabel = (folded: string): string => folded.replace(/^\s*art(?:iculo|\.)?\s*[\d.]+\s?[°ºo]?(?:\s(?:bis|ter))?\s*[.:–—-]*/u, '')
