import { stemWord, stopWords, type Token } from '@basejuris/legal-text'

const minPartLength = { first: 2, second: 4 }
const minWordLength = 7
const letters = /^\p{L}+$/u

/** Stems of every split of a word in two. «autoacordado» gives `auto acordad` among others, most of which are not words. */
export function splitCompound({ exact }: Pick<Token, 'exact'>): (readonly [string, string])[] {
  if (exact.length < minWordLength || !letters.test(exact)) return []
  const cuts = Array.from({ length: exact.length - minPartLength.first - minPartLength.second + 1 }, (_, at) => at + minPartLength.first)
  return cuts
    .map((cut) => [exact.slice(0, cut), exact.slice(cut)] as const)
    .filter((parts) => !parts.some((part) => stopWords.has(part)))
    .map(([first, second]) => [stemWord(first), stemWord(second)] as const)
}

export interface JoinedWords {
  readonly words: readonly [Token, Token]
  /** Stem of the joined word. */
  readonly token: string
}

/** Joins adjacent words of a query: «auto acordado» → `autoacordad`. */
export function joinCompounds(words: readonly Token[]): JoinedWords[] {
  const inOrder = [...words].sort((a, b) => a.position - b.position)
  return inOrder.flatMap((word, at): JoinedWords[] => {
    const before = inOrder[at - 1]
    if (before === undefined || word.position !== before.position + 1) return []
    const joined = before.exact + word.exact
    const long = before.exact.length >= minPartLength.first && word.exact.length >= minPartLength.second
    return long && letters.test(joined) ? [{ words: [before, word], token: stemWord(joined) }] : []
  })
}

const maxVariants = 3

/** The word with one n written as ñ: «montana» → «montaña». Empty when it has an ñ or no n. */
export function tildeVariants(word: string): string[] {
  if (word.includes('ñ') || /\d/u.test(word)) return []
  const places = [...word].flatMap((letter, i) => (letter === 'n' && i > 0 ? [i] : [])).slice(0, maxVariants)
  return places.map((place) => `${word.slice(0, place)}ñ${word.slice(place + 1)}`)
}
