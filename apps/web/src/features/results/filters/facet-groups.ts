import { type FilterName, facetsByName } from '@basejuris/domain/facets'

type GroupKey = Exclude<FilterName, 'anio'>

export interface FacetGroup {
  readonly key: GroupKey
  readonly title: string
  /** As in «14 tribunales más». */
  readonly plural: string
  /** Values in sight before asking for more. */
  readonly shown: number
}

/** Values in sight, in the order of the rail: what narrows most, first. Years have their own histogram and bases their own list. */
const shownByFacet: Readonly<Record<GroupKey, number>> = {
  tribunal: 6,
  resultado: 6,
  norma: 5,
  recurso: 5,
  materia: 5,
  sala: 4,
  ministro: 3,
  redactor: 3,
}

export const facetGroups: readonly FacetGroup[] = Object.entries(shownByFacet).map(([name, shown]) => {
  const key = name as GroupKey
  const { title, plural } = facetsByName[key]
  return { key, title, plural, shown }
})
