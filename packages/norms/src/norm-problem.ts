/** Why a file holds no norm that can be stored. Sentences are for the operator. */
export const normProblems = {
  empty: 'está vacío',
  too_large: 'supera el tamaño máximo de una norma',
  expands_too_much: 'al descomprimirse supera el tamaño máximo',
  cut_archive: 'el archivo comprimido está cortado o dañado',
  not_text: 'no es texto: parece un archivo binario',
  unknown_format: 'no tiene un formato conocido',
  json_malformed: 'el JSON está cortado o mal formado',
  json_unexpected: 'el JSON no tiene los campos de una norma',
  xml_malformed: 'el XML está cortado o mal formado',
  xml_entities: 'el XML declara entidades propias, que no se leen',
  xml_too_deep: 'el XML tiene demasiados niveles',
  html_page: 'es una página web, no una norma',
  front_matter: 'le falta el encabezado con los datos de la norma',
  without_id: 'no trae el idNorma de la Biblioteca del Congreso',
  without_text: 'no trae texto',
} as const

export type NormProblemCode = keyof typeof normProblems

export class NormProblem extends Error {
  readonly code: NormProblemCode
  readonly detail: string | null

  constructor(code: NormProblemCode, detail: string | null = null) {
    super(detail === null ? normProblems[code] : `${normProblems[code]} (${detail})`)
    this.code = code
    this.detail = detail
  }
}
/** Whether a text is a web page, as a server answers in the place of a document. */
export function isHtmlPage(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html[\s>])/iu.test(text)
}
