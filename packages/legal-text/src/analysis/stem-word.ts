/** Singulars that end like plurals and have a plural of their own. */
const singularsInS = new Set(
  'dios pais interes reves traves despues frances ingles portugues holandes japones escoces irlandes marques burgues arnes estres cipres compas'.split(
    ' ',
  ),
)
/** Verb forms and adjectives that end in -mente without being adverbs. */
const notAdverbs = new Set(
  'fundamente reglamente ornamente incremente implemente complemente suplemente atormente clemente inclemente vehemente demente experimente'.split(
    ' ',
  ),
)
/** Folded nouns whose stem would be that of another word: a «pagaré» is nothing to «pagar», a post «a contrata» no «contrato». */
const apartFromOthers: ReadonlyMap<string, string> = new Map([
  ['pagare', 'pagare'],
  ['pagares', 'pagare'],
  ['contrata', 'contrata'],
  ['contratas', 'contrata'],
])

const stripAdverb = (word: string): string =>
  word.length >= 9 && word.endsWith('mente') && 'aelrzn'.includes(word.charAt(word.length - 6)) && !notAdverbs.has(word)
    ? word.slice(0, -5)
    : word

const stripPlural = (word: string): string => {
  const length = word.length
  if (length < 4 || word.charCodeAt(length - 1) !== 115 || singularsInS.has(word)) return word
  const before = word.charAt(length - 2)
  if (before === 'e' && length >= 5 && 'nrldzcsyjxñ'.includes(word.charAt(length - 3))) return word.slice(0, -2)
  return 'aeiou'.includes(before) || (length >= 5 && 'bdgkmpt'.includes(before)) ? word.slice(0, -1) : word
}

const stripVowel = (word: string): string => {
  const last = word.charCodeAt(word.length - 1)
  if (last === 101 && word.length >= 4) return word.slice(0, -1)
  return (last === 97 || last === 111) && word.length >= 6 ? word.slice(0, -1) : word
}

/**
 * Light stem of a folded word: strips -mente, the plural, a final -e, and a final -a or -o of words of six letters or more.
 * Singular and plural share a stem (licitacion, licitaciones; juez, jueces). Short pairs with different meanings do not (cargo, carga).
 */
export function stemWord(word: string): string {
  const apart = apartFromOthers.get(word)
  if (apart !== undefined) return apart
  const bare = stripVowel(stripPlural(stripAdverb(word)))
  return bare.endsWith('z') ? `${bare.slice(0, -1)}c` : bare
}
