import type { Facets } from '@basejuris/contract'
import { outcomeNames } from '@basejuris/domain'
import type { FilterKey } from '../../../search-address/results-state.ts'

/** Kind of a filter as its chip says it, in the singular. */
export const filterKinds: Readonly<Record<FilterKey, string>> = {
  desde: 'fecha',
  hasta: 'fecha',
  anio: 'año',
  tribunal: 'tribunal',
  sala: 'sala',
  resultado: 'resultado',
  recurso: 'recurso',
  norma: 'norma',
  materia: 'materia',
  ministro: 'ministro',
  redactor: 'redactor',
}

/** How a value of a filter is shown: its facet's label when counted, the field's own word otherwise. */
export function filterValueLabel(key: FilterKey, value: string, facets: Facets): string {
  const facet = key === 'desde' || key === 'hasta' ? undefined : facets[key]
  const counted = facet?.find((one) => one.valor === value)?.etiqueta
  if (counted !== undefined) return counted
  return key === 'resultado' && value in outcomeNames ? outcomeNames[value as keyof typeof outcomeNames] : value
}
