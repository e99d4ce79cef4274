import type { Facets } from '@basejuris/contract'
import {
  type BaseId,
  baseIds,
  type CollectionId,
  collectionNames,
  type FacetName,
  facetNames,
  getBase,
  type Outcome,
  outcomeNames,
} from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import type { RulingFacets } from '@basejuris/search'
import { normOfKey } from './present-norms.ts'

const labels: Partial<Record<FacetName, (value: string) => string>> = {
  base: (value) =>
    (baseIds as readonly string[]).includes(value) ? getBase(value as BaseId).name : (collectionNames[value as CollectionId] ?? value),
  resultado: (value) => outcomeNames[value as Outcome] ?? value,
  norma: normLabel,
}

/** Facet counts with display names; empty facets are omitted. */
export function presentFacets(facets: RulingFacets): Facets {
  const presented: Facets = {}
  for (const name of facetNames) {
    const label = labels[name] ?? ((value: string) => value)
    const values = (facets[name] ?? []).map(({ value, total }) => {
      const norma = name === 'norma' ? normOfKey(value) : null
      return { valor: value, etiqueta: label(value), total, ...(norma === null ? {} : { norma }) }
    })
    if (values.length > 0) presented[name] = values
  }
  return presented
}
