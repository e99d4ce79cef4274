export const recordProblems = {
  json_truncated: 'El archivo está cortado: el último registro no termina.',
  csv_truncated: 'El archivo CSV está cortado: su última fila no termina.',
  csv_invalid: 'El archivo CSV tiene una fila que no se entiende; no se leyó desde ahí.',
  json_invalid: 'El registro no es JSON válido.',
  not_an_object: 'El registro no es un objeto JSON.',
  no_records: 'El archivo no contiene registros de sentencias.',
  record_too_large: 'El registro supera el tamaño máximo que se puede leer.',
  archive_damaged: 'El archivo comprimido está dañado o cortado.',
  file_unreadable: 'No se pudo leer el archivo.',
  unknown_format: 'El archivo no corresponde a ninguna fuente conocida.',
  unknown_section: 'La sección o colección de la sentencia es desconocida.',
  missing_id: 'El registro no trae el identificador de la sentencia.',
  invalid_id: 'El identificador de la sentencia tiene caracteres o un largo no admitidos.',
  invalid_fields: 'El registro tiene campos ausentes o de un tipo no admitido.',
  missing_text: 'El registro no trae el texto de la sentencia.',
  empty_text: 'El texto de la sentencia está vacío.',
  text_too_long: 'El texto de la sentencia supera los 2.000.000 de caracteres.',
  partial_text: 'El registro trae sólo un extracto del texto de la sentencia.',
  cut_text: 'El texto viene cortado desde la fuente; se guardó lo que hay.',
  not_a_ruling: 'El documento no es una resolución.',
  blocked_page: 'El archivo es la página con que el sitio rechaza una consulta, no un documento.',
  no_text_layer: 'El PDF no trae texto: es un documento escaneado.',
  password_protected: 'El documento está protegido con contraseña.',
  document_damaged: 'El documento está dañado y no se puede leer.',
  expands_too_much: 'El documento comprimido se expande más de lo admitido.',
  missing_mapping: 'Falta el archivo de datos basejuris.json que describe la carpeta.',
  invalid_mapping: 'El archivo de datos basejuris.json no se entiende.',
  impossible_date: 'La fecha de la sentencia es imposible; se guardó sin fecha.',
  repeated_id: 'El identificador está repetido en esta carga con otro contenido; se conservó el primero.',
  older_revision: 'El identificador está repetido en esta carga con una versión anterior; se conservó la más reciente.',
  doc_id_taken: 'El identificador interno ya pertenece a otra sentencia.',
  withheld: 'Una persona nombrada en ella pidió retirarla y se acogió: no se vuelve a cargar.',
  raw_missing: 'El registro original ya no está guardado.',
  raw_damaged: 'El registro original guardado está dañado y no se puede descifrar.',
  processing_failed: 'No se pudo procesar el registro.',
  processing_timeout: 'El registro tardó demasiado en procesarse.',
} as const

export type RecordProblemCode = keyof typeof recordProblems

/** A record that cannot be stored. Carries a code and names of fields, never content of the record. */
export class RecordProblem extends Error {
  readonly code: RecordProblemCode
  readonly idSentence: string | null
  /** Names of the faulty fields, in Spanish, with what is expected of them. */
  readonly details: readonly string[]

  constructor(code: RecordProblemCode, idSentence: string | null = null, details: readonly string[] = []) {
    super(code)
    this.code = code
    this.idSentence = idSentence
    this.details = details
  }
}

/** Spanish sentence for an operator. */
export function describeProblem(code: RecordProblemCode, details: readonly string[] = []): string {
  return details.length === 0 ? recordProblems[code] : `${recordProblems[code]} ${details.join(' ')}`
}
