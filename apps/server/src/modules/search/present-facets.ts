import { type FacetName, type Facets, type Filters, facetNames } from '@basejuris/contract'
import { type BaseId, baseIds, type CollectionId, collectionNames, getBase, type Outcome, outcomeNames } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import type { RulingFacets } from '@basejuris/search'

const labels: Partial<Record<FacetName, (value: string) => string>> = {
  base: (value) =>
    (baseIds as readonly string[]).includes(value) ? getBase(value as BaseId).name : (collectionNames[value as CollectionId] ?? value),
  resultado: (value) => outcomeNames[value as Outcome] ?? value,
  norma: normLabel,
}

export interface ShownValues {
  /** Of each facet but years. */
  readonly most: number
  /** What is filtered by is shown however rare it is. */
  readonly filters: Filters
}

/** Counts with the words people read; facets without values are left out. */
export function presentFacets(facets: RulingFacets, shown?: ShownValues): Facets {
  const presented: Facets = {}
  for (const name of facetNames) {
    const label = labels[name] ?? ((value: string) => value)
    const counted = facets[name] ?? []
    const values = (shown === undefined ? counted : counted.filter(({ value }, at) => isShown(name, value, at, shown))).map(
      ({ value, total }) => ({ valor: value, etiqueta: label(value), total }),
    )
    if (values.length > 0) presented[name] = values
  }
  return presented
}

function isShown(name: FacetName, value: string, at: number, { most, filters }: ShownValues): boolean {
  if (at < most || name === 'anio' || name === 'base') return true
  return filters[name]?.some((marked) => marked === value || marked === `-${value}`) === true
}
