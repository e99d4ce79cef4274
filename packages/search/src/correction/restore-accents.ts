import { foldSameLength } from '@basejuris/legal-text'

/**
 * The most common spelling of a folded word in the texts, in lower case with accents and ñ. The word itself when no text has it.
 * Capitals count less because they often lack accents.
 */
export function restoreAccents(folded: string, texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const composed = text.normalize('NFC')
    for (const place of offsetsOf(folded, foldSameLength(composed))) {
      const written = composed.slice(place, place + folded.length)
      const weight = written === written.toUpperCase() ? capitalsWeight : 1
      counts.set(written.toLowerCase(), (counts.get(written.toLowerCase()) ?? 0) + weight)
    }
  }
  const [most] = [...counts].sort(([a, inA], [b, inB]) => inB - inA || (a < b ? 1 : -1))
  return most?.[0] ?? folded
}

const capitalsWeight = 0.01

const offsetsOf = (word: string, text: string): number[] => {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + word.length))) places.push(at)
  return places
}

const isLetter = (character: string): boolean => /[\p{L}\d]/u.test(character)

/** Gives `word` the case of `typed`: all capitals, initial capital or as is. */
export function matchCase(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase()
  return typed.charAt(0) === typed.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
