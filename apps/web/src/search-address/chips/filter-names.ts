import type { Facets } from '@basejuris/contract'
import { outcomeNames, parseDocketFilter } from '@basejuris/domain'
import { facetsByName } from '@basejuris/domain/facets'
import { formatDocket } from '@basejuris/domain/spanish-format'
import type { FilterKey } from '../results-state.ts'

/** Kind of a filter as its chip shows it, in the singular. */
export function filterKind(key: FilterKey): string {
  if (key === 'rol') return key
  return key === 'desde' || key === 'hasta' ? 'fecha' : facetsByName[key].label
}

/** Label of a filter's value: from its facet when counted, else the field's own word. */
export function filterValueLabel(key: FilterKey, value: string, facets: Facets): string {
  if (key === 'rol') return formatDocket(parseDocketFilter(value) ?? value)
  const facet = key === 'desde' || key === 'hasta' ? undefined : facets[key]
  const counted = facet?.find((one) => one.valor === value)?.etiqueta
  if (counted !== undefined) return counted
  return key === 'resultado' && value in outcomeNames ? outcomeNames[value as keyof typeof outcomeNames] : value
}
