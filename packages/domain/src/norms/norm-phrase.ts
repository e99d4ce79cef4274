import { capitalizeFirst, ofPhrase } from '../text/spanish-format.ts'

/** «art. 160 N° 1 y N° 7 Código del Trabajo»: the articles with their places, then the name, which begins with a capitalised word. */
const articleLabel = /^(?<kind>arts?)\. (?<places>.+?) (?<name>\p{Lu}\p{L}.*)$/u
const feminine = /^(?:Ley|Constitución|Convención|Declaración|Resolución|Ordenanza|Circular|Instrucción|Norma)(?!\p{L})/u

/**
 * Label of a norm as a sentence says it: «art. 161 Código del Trabajo» → «el artículo 161 del Código del Trabajo», «Ley N° 19.496» → «la
 * Ley N° 19.496».
 */
export function normPhrase(label: string): string {
  const { kind, places = '', name = label } = articleLabel.exec(label)?.groups ?? {}
  const law = `${feminine.test(name) ? 'la' : 'el'} ${name}`
  return kind === undefined ? law : `${kind === 'art' ? 'el artículo' : 'los artículos'} ${places} ${ofPhrase(law)}`
}

/** «del artículo 161 del Código del Trabajo», «de la Ley N° 18.575». */
export function ofNorm(label: string): string {
  return ofPhrase(normPhrase(label))
}

/** Label of a norm as a heading says it: «Artículo 161 del Código del Trabajo». */
export function normTitle(label: string): string {
  return capitalizeFirst(normPhrase(label).replace(/^(?:el|la|los) /u, ''))
}
