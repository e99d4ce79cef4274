import { type DocketNumber, findDocketNumbers, findRucs } from '@basejuris/domain'
import { foldText } from './fold-text.ts'
import { LawNumberReader } from './law-number-reader.ts'
import { scanWords, type WordKind } from './scan-words.ts'
import { stemWord } from './stem-word.ts'

/** A term of a text. `from` and `to` are UTF-16 offsets into the text. `position` counts words, and several tokens may share one. */
export interface Token {
  /** Stem, the term of the ranking field. */
  readonly token: string
  /** The folded word itself, the term of the exact field. */
  readonly exact: string
  readonly from: number
  readonly to: number
  readonly position: number
}

interface Identifier {
  readonly from: number
  readonly to: number
  /** Terms at each position. */
  readonly terms: readonly (readonly string[])[]
}

/** Longer runs of letters are cut to this length. */
const maxTermLength = 64
const maxCachedWords = 200_000
const cachedTerms = new Map<string, { readonly exact: string; readonly token: string }>()

const termsOf = (word: string): { readonly exact: string; readonly token: string } => {
  const cached = cachedTerms.get(word)
  if (cached !== undefined) return cached
  const exact = foldText(word).slice(0, maxTermLength)
  const terms = { exact, token: /\d/u.test(exact) ? exact : stemWord(exact) }
  if (word.length > maxTermLength) return terms
  if (cachedTerms.size >= maxCachedWords) cachedTerms.clear()
  // The copy drops the reference that a slice keeps to the whole text.
  cachedTerms.set(Buffer.from(word, 'utf16le').toString('utf16le'), terms)
  return terms
}

const docketTerms = ({ letter, number, year }: DocketNumber): readonly (readonly string[])[] => {
  const plain = `${number}-${year}`
  const whole = letter === null ? [plain] : [`${letter.toLowerCase()}-${plain}`, plain]
  return [[...whole, String(number)], [String(year)]]
}

const findIdentifiers = (text: string): Identifier[] => {
  const dockets = findDocketNumbers(text).map(({ from, to, docket, written }): Identifier => {
    const afterBook = docket.book !== null && docket.letter === null ? Math.max(written.search(/\d/u), 0) : 0
    return { from: from + afterBook, to, terms: docketTerms(docket) }
  })
  const rucs = findRucs(text).map(({ from, to, ruc }): Identifier => ({ from, to, terms: [[ruc.toLowerCase()]] }))
  if (rucs.length === 0) return dockets
  let end = 0
  return [...dockets, ...rucs]
    .sort((a, b) => a.from - b.from)
    .filter((identifier) => {
      const apart = identifier.from >= end
      if (apart) end = identifier.to
      return apart
    })
}

/**
 * Terms of a text in order: words (accents folded, ñ kept), numbers without thousands separators, dotted acronyms as one word.
 * Identifiers are terms too: `12345-2020` and `c-12345-2020` with their parts, RUC, and `ley19496`, `dl3500`, `dfl1` beside the number.
 * Stop words are kept. Never throws.
 */
export function analyze(text: string): Token[] {
  const tokens: Token[] = []
  const laws = new LawNumberReader()
  let position = 0
  const visit = (from: number, to: number, kind: WordKind): void => {
    const written = text.slice(from, to)
    const { exact, token } = termsOf(kind === 'word' ? written : written.replaceAll('.', ''))
    if (exact === '') return
    const law = laws.read(exact, kind === 'number', position)
    if (law !== null) tokens.push({ token: law, exact: law, from, to, position })
    tokens.push({ token, exact, from, to, position })
    position += 1
  }
  let done = 0
  for (const { from, to, terms } of findIdentifiers(text)) {
    scanWords(text, done, from, visit)
    for (const atPosition of terms) {
      for (const term of atPosition) tokens.push({ token: term, exact: term, from, to, position })
      position += 1
    }
    done = to
  }
  scanWords(text, done, text.length, visit)
  return tokens
}
