import type { NamespaceView } from '../store/namespace-view.ts'

/** Values of one facet of each live document; of an unknown id or facet, none. */
export const facetValuesInNamespace = (namespace: NamespaceView, ids: readonly string[], facet: string): string[][] =>
  ids.map((id) => {
    for (const view of namespace.segments) {
      const ordinal = view.segment.ids.find(id)
      if (ordinal < 0 || !view.isLive(ordinal)) continue
      const column = view.segment.facet(facet)
      return column === null ? [] : column.numbersOf(ordinal).map((number) => column.values.get(number))
    }
    return []
  })
