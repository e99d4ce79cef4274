/** What an alert can watch. Each is a filter of the search. */
export const alertKinds = [
  { kind: 'rol', label: 'Rol', field: 'Rol, RIT o RUC', example: '«12.345-2020», «O-364-2020» o un RUC' },
  { kind: 'ministro', label: 'Integrante', field: 'Nombre de quien integra el tribunal', example: 'un apellido o el nombre completo' },
  { kind: 'norma', label: 'Norma', field: 'Norma o artículo', example: '«art. 161 del Código del Trabajo» o «ley 19.968»' },
  { kind: 'materia', label: 'Materia', field: 'Nombre de la materia', example: '«despido indirecto» o «cobro de pesos»' },
  { kind: 'tribunal', label: 'Tribunal', field: 'Nombre del tribunal', example: '«Corte Suprema» o «Talca»' },
] as const
export type AlertKind = (typeof alertKinds)[number]['kind']

/** One alert that can be created, as exact values of the filters. */
export interface AlertChoice {
  readonly label: string
  readonly filters: { readonly [Kind in AlertKind]?: readonly string[] }
  /** Rulings that it would have found today. Null when they were not counted. */
  readonly total: number | null
}

export type AlertChoices = { readonly [Kind in AlertKind]?: readonly AlertChoice[] }

/** The kind in an address; null for anything else. */
export function parseAlertKind(value: string | readonly string[] | undefined): AlertKind | null {
  return alertKinds.find(({ kind }) => kind === value)?.kind ?? null
}
