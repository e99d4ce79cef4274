const accented: Readonly<Record<string, string>> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uú' }
const letter = (each: string): string => (accented[each] === undefined ? each : `[${accented[each]}]`)

/** Every beginning of a folded word of at least so many letters that lacks its end: «apelac», «apelaci» for «apelacion». */
export function beginningsOf(word: string, minLetters: number): string {
  const rest = [...word.slice(minLetters, -1)]
  const tail = rest.reduceRight((inner, each) => `(?:${letter(each)}${inner})?`, '')
  return `${[...word.slice(0, minLetters)].map(letter).join('')}${tail}`
}
