import { type FilterName, facetsByName } from '@basejuris/domain/facets'

type GroupKey = Exclude<FilterName, 'anio'>

export interface FacetGroup {
  readonly key: GroupKey
  readonly title: string
  /** As in «14 tribunales más». */
  readonly plural: string
  /** Number of values visible before «más». */
  readonly shown: number
}

/** Values visible per facet, in the order of the rail: the most selective first. Years have a histogram and bases a list of their own. */
const shownByFacet: Readonly<Record<GroupKey, number>> = {
  tribunal: 6,
  resultado: 6,
  norma: 5,
  recurso: 5,
  materia: 5,
  sala: 4,
  ministro: 3,
  redactor: 3,
  disidente: 3,
}

export const facetGroups: readonly FacetGroup[] = Object.entries(shownByFacet).map(([name, shown]) => {
  const key = name as GroupKey
  const { title, plural } = facetsByName[key]
  return { key, title, plural, shown }
})
