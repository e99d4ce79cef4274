import { ofPhrase } from '../text/spanish-format.ts'

const feminine = /^(?:Corte|C\.A\.|CS|CGR|Contraloría|Dirección|Superintendencia|Fiscalía)(?![\p{L}])/u
const masculine = /^(?:\d+[º°]|Juzgado|Jdo\.|Tribunal|TC|Servicio|Consejo)/u

/** A court's name, or its short form, as a sentence says it: «la Corte Suprema», «el 1º Jdo. Civil de Santiago». Other bodies stay bare. */
export function courtPhrase(name: string): string {
  if (feminine.test(name)) return `la ${name}`
  return masculine.test(name) ? `el ${name}` : name
}

/** «de la Corte Suprema», «del 1º Juzgado Civil de Santiago». */
export function ofCourt(name: string): string {
  return ofPhrase(courtPhrase(name))
}
