import type { NamespaceView } from '../view/namespace-view.ts'

export type FacetValues = Readonly<Record<string, readonly string[]>>

/** Values of some facets of each live document. Empty for an unknown id or facet. */
export function facetValuesInNamespace(namespace: NamespaceView, ids: readonly string[], facets: readonly string[]): FacetValues[] {
  const columns = namespace.segments.map(({ segment }) => facets.map((name) => segment.facet(name)))
  return ids.map((id) => {
    const location = namespace.locate(id)
    return Object.fromEntries(
      facets.map((name, at) => {
        const column = location === null ? null : (columns[location.segment]?.[at] ?? null)
        return [
          name,
          location === null || column === null ? [] : column.numbersOf(location.ordinal).map((number) => column.values.get(number)),
        ]
      }),
    )
  })
}
