const mostLetters = 3

/** The word with one n or more written ñ: «montana» → «montaña», «ano» → «año». Empty when it has an ñ or no n. */
export function tildeVariants(word: string): string[] {
  if (word.includes('ñ') || /\d/u.test(word)) return []
  const places = [...word].flatMap((letter, i) => (letter === 'n' && i > 0 ? [i] : [])).slice(0, mostLetters)
  return places.map((place) => `${word.slice(0, place)}ñ${word.slice(place + 1)}`)
}
