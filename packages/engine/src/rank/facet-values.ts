import type { NamespaceView } from '../store/namespace-view.ts'

export type FacetValues = Readonly<Record<string, readonly string[]>>

/** Values of some facets of each live document; of an unknown id or facet, none. */
export const facetValuesInNamespace = (namespace: NamespaceView, ids: readonly string[], facets: readonly string[]): FacetValues[] => {
  const columns = namespace.segments.map(({ segment }) => facets.map((name) => segment.facet(name)))
  return ids.map((id) => {
    const [segment, ordinal] = placeOf(namespace, id)
    return Object.fromEntries(
      facets.map((name, at) => {
        const column = columns[segment]?.[at] ?? null
        return [name, column === null ? [] : column.numbersOf(ordinal).map((number) => column.values.get(number))]
      }),
    )
  })
}

/** Segment and ordinal; segment −1 for an unknown id. */
const placeOf = ({ segments }: NamespaceView, id: string): readonly [segment: number, ordinal: number] => {
  for (const [at, view] of segments.entries()) {
    const ordinal = view.segment.ids.find(id)
    if (ordinal >= 0 && view.isLive(ordinal)) return [at, ordinal]
  }
  return [-1, -1]
}
