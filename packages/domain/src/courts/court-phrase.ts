import { ofPhrase } from '../text/spanish-format.ts'

const feminine = /^(?:Corte|C\.A\.|CS|CGR|Contraloría|Dirección|Superintendencia|Fiscalía)(?![\p{L}])/u
const masculine =
  /^(?:\d+(?:[º°]|er|do|ro|to|vo|mo|no)(?!\p{L})|(?:(?:primer|segundo|tercer|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|und[eé]cimo|duod[eé]cimo|vig[eé]simo)o? )*(?:juzgado|jdo\.|tribunal)(?!\p{L})|TC(?!\p{L})|servicio|consejo)/iu

const plural = /^(?:tribunales|juzgados)(?!\p{L})/iu

/** A court's name, or its short form, as a sentence says it: «la Corte Suprema», «el 1º Jdo. Civil de Santiago». Other bodies stay bare. */
export function courtPhrase(name: string): string {
  if (feminine.test(name)) return `la ${name}`
  if (plural.test(name)) return `los ${name}`
  return masculine.test(name) ? `el ${name}` : name
}

/** «de la Corte Suprema», «del 1º Juzgado Civil de Santiago». */
export function ofCourt(name: string): string {
  return ofPhrase(courtPhrase(name))
}
