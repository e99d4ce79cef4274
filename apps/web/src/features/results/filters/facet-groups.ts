import type { FilterName } from '@basejuris/contract'

export interface FacetGroup {
  readonly key: Exclude<FilterName, 'anio'>
  readonly title: string
  /** As in «14 tribunales más». */
  readonly plural: string
  /** Values in sight before asking for more. */
  readonly shown: number
}

/** Order of the rail: what narrows most, first. Years have their own histogram and bases their own list. */
export const facetGroups: readonly FacetGroup[] = [
  { key: 'tribunal', title: 'Tribunal', plural: 'tribunales', shown: 6 },
  { key: 'resultado', title: 'Resultado', plural: 'resultados', shown: 6 },
  { key: 'norma', title: 'Norma citada', plural: 'normas', shown: 5 },
  { key: 'recurso', title: 'Recurso o procedimiento', plural: 'recursos', shown: 5 },
  { key: 'materia', title: 'Materia', plural: 'materias', shown: 5 },
  { key: 'sala', title: 'Sala', plural: 'salas', shown: 4 },
  { key: 'ministro', title: 'Integrante del tribunal', plural: 'integrantes', shown: 3 },
  { key: 'redactor', title: 'Redacción', plural: 'personas', shown: 3 },
]
