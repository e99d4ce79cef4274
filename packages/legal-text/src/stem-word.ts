const singularsInS = new Set(
  'dios pais interes reves traves despues frances ingles portugues holandes japones marques arnes estres cipres compas'.split(' '),
)
const mentWords = new Set(
  'fundamente reglamente ornamente incremente implemente complemente atormente clemente vehemente inclemente demente experimente'.split(
    ' ',
  ),
)

const stripAdverb = (word: string): string =>
  word.length >= 9 && /[aelrz]mente$/u.test(word) && !mentWords.has(word) ? word.slice(0, -5) : word

const stripPlural = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || singularsInS.has(word)) return word
  const before = word.charAt(word.length - 2)
  if (before === 'e' && word.length >= 5 && 'nrldzcsyjxñ'.includes(word.charAt(word.length - 3))) return word.slice(0, -2)
  if ('aeiou'.includes(before) || (word.length >= 5 && 'bdgkmpt'.includes(before))) return word.slice(0, -1)
  return word
}

const stripVowel = (word: string): string => {
  const last = word.charAt(word.length - 1)
  if (last === 'e' && word.length >= 4) return word.slice(0, -1)
  return (last === 'a' || last === 'o') && word.length >= 6 ? word.slice(0, -1) : word
}

/**
 * Light stem of a folded word: adverbs in -mente, plural, final vowel of words of six letters or more.
 * Singular and plural always meet (licitacion, licitaciones); z and c meet at the end (juez, jueces, alcance, alcances).
 */
export const stemWord = (word: string): string => {
  const bare = stripVowel(stripPlural(stripAdverb(word)))
  return bare.endsWith('z') ? `${bare.slice(0, -1)}c` : bare
}
