/** Citations of one text that are checked. Those behind them are counted as not checked. */
export const maxCheckedCitations = 3_000

/** In the order in which a reader should look at them. */
export const citationVerdicts = [
  'cita_no_coincide',
  'no_calza',
  'tipo_ambiguo',
  'norma_derogada',
  'norma_modificada',
  'no_esta_en_indice',
  'reservada',
  'no_comprobado',
  'existe',
] as const
export type CitationVerdict = (typeof citationVerdicts)[number]

/** Names of the verdicts, as people read them. */
export const verdictNames: Readonly<Record<CitationVerdict, string>> = {
  existe: 'Existe',
  no_esta_en_indice: 'No está en nuestro índice',
  reservada: 'Existe, pero reservada',
  no_calza: 'Fecha o carátula no coincide',
  tipo_ambiguo: 'Tipo ambiguo',
  cita_no_coincide: 'Cita textual no coincide',
  norma_derogada: 'Norma derogada',
  norma_modificada: 'Norma modificada',
  no_comprobado: 'No comprobado',
}

/** What a reader is shown for a verdict: where it exists but something of it is wrong, and of which fact, it says so at once. */
export const shownVerdicts = [
  'resultado_no_coincide',
  'tribunal_no_coincide',
  'existe_con_reparos',
  'resultado_sin_comprobar',
  ...citationVerdicts,
] as const
export type ShownVerdict = (typeof shownVerdicts)[number]

export const shownVerdictNames: Readonly<Record<ShownVerdict, string>> = {
  ...verdictNames,
  resultado_no_coincide: 'Resultado no coincide',
  tribunal_no_coincide: 'Tribunal no coincide',
  existe_con_reparos: 'Existe, con reparos',
  resultado_sin_comprobar: 'Existe; no comprobamos lo que resolvió',
}
