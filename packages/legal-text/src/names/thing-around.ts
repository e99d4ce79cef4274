import { foldText } from '../fold-text.ts'
import { authorKeys, companyAfter, placePhrases, thingBefore } from './kept-names.ts'

const includesPhrase = (names: readonly string[], phrase: readonly string[]): boolean =>
  names.some((_, at) => phrase.every((word, step) => names[at + step] === word))

/** «Caso Soto», «caso “Soto y otros”»; «en este caso Soto» is a person. */
const caseBefore = /(?:(?<!\p{L})casos?[ \u00a0]?[“"«]|(?<!\p{L})C(?:aso|ASO)[ \u00a0])$/u
const phraseWords = new Set(placePhrases.flat())

/** True where the words with their neighbours, or alone, make up the name of a place («Padre las Casas»). */
export const inPlacePhrase = (text: string, from: number, to: number, names: readonly string[]): boolean => {
  if (!names.every((name) => phraseWords.has(name))) return false
  const around = foldText(text.slice(Math.max(0, from - 26), to + 26)).match(/[\p{L}’]+/gu) ?? []
  return placePhrases.some((phrase) => names.every((name) => phrase.includes(name)) && includesPhrase(around, phrase))
}

const citation =
  /(?:derecho (?:penal|procesal|civil)|tratado|manual|lecciones|ob\. ?cit|op\. ?cit|editorial|\bed\.|p[aá]gs?\.|\bpp?\. ?\d|doctrina|cfr|v[eé]ase|citad[oa] por|en su obra|art[ií]culo titulado|revista|thomson|legal publishing|jur[ií]dica de chile)/iu
const work =
  /^[ ,.:(“"«-]{1,4}(?:(?:19|20)\d{2}\)?|derecho |tratado |manual |lecciones |curso de |ob\. ?cit|op\. ?cit|el proceso |teor[ií]a )/iu

const follows = /(?:siguiendo a|en palabras de|citando a|profesora?|tratadista|cfr\.?:?|v[eé]ase:?)[ \u00a0]+(?:don |doña )?$/iu

/** True where a name in capitals belongs to a street, a place, a law, a company, a hospital: what stands before or after tells. */
export const namesThing = (text: string, from: number, to: number, names: readonly string[]): boolean => {
  const line = text.slice(Math.max(0, from - 60), from)
  const before = line.slice(line.lastIndexOf('\n') + 1)
  if (thingBefore.test(before) || caseBefore.test(before) || companyAfter.test(text.slice(to, to + 20))) return true
  if (names[0] === 'san' || names[0] === 'santa') return true
  return inPlacePhrase(text, from, to, names)
}

/** True where the name is an author's whom the ruling cites. */
export const namesAuthor = (text: string, from: number, to: number, names: readonly string[]): boolean => {
  const before = text.slice(Math.max(0, from - 120), from)
  const after = text.slice(to, to + 200)
  if (work.test(after) || follows.test(before)) return true
  if (/^[ ,.:]{1,3}["“«]\p{Lu}/u.test(after) && citation.test(before + after)) return true
  if (!authorKeys.some((key) => includesPhrase(names, key))) return false
  return citation.test(before) || citation.test(after)
}
