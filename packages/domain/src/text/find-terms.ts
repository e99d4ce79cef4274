import { foldAccents } from './fold-text.ts'

/** Half-open UTF-16 range. */
export type TextMark = [from: number, to: number]

/** One word, which begins those it finds, or several that must follow each other. Folded. */
export type Term = readonly [string, ...string[]]

const maxTerms = 12
const written = /"(?<phrase>[^"]*)"|(?<word>[\p{L}\p{N}]+)/gu
const words = /[\p{L}\p{N}]+/gu

const foldedWords = (text: string): string[] => (text.match(words) ?? []).map(foldAccents)

/** The words and quoted phrases of a query. Accents, case and signs do not count. Empty for a query without words. */
export function parseTerms(query: string): Term[] {
  const terms = [...query.replace(/[«»“”]/gu, '"').matchAll(written)].flatMap(({ groups }): Term[] => {
    const [first, ...rest] = foldedWords(groups?.['phrase'] ?? groups?.['word'] ?? '')
    return first === undefined ? [] : [[first, ...rest]]
  })
  return [...new Map(terms.map((term) => [term.join(' '), term])).values()].slice(0, maxTerms)
}

/** False where a text surely lacks one of the terms: cheaper than finding them. */
export function mayHaveTerms(text: string, terms: readonly Term[]): boolean {
  const folded = foldAccents(text)
  return terms.every((term) => term.every((word) => folded.includes(word)))
}

/** Hits of each term in a text, as UTF-16 ranges, in the order of the terms. */
export function findTerms(text: string, terms: readonly Term[]): TextMark[][] {
  const folded = foldAccents(text)
  const possible = terms.map((term) => term.every((word) => folded.includes(word)))
  if (!possible.includes(true)) return terms.map(() => [])
  const found = [...text.matchAll(words)].map(({ 0: word, index }) => ({ word: foldAccents(word), from: index, to: index + word.length }))
  return terms.map((term, n) =>
    possible[n] !== true
      ? []
      : found.flatMap(({ from }, at): TextMark[] => {
          const last = found[at + term.length - 1]
          return last !== undefined && term.every((word, next) => matches(found[at + next]?.word, word, term)) ? [[from, last.to]] : []
        }),
  )
}

const matches = (word: string | undefined, sought: string, { length }: Term): boolean =>
  word !== undefined && (length === 1 ? word.startsWith(sought) : word === sought)
