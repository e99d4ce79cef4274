/** The ids with one of them moved by so many places, not beyond the ends. */
export function moveRuling(ids: readonly string[], docId: string, by: number): readonly string[] {
  const from = ids.indexOf(docId)
  if (from === -1) return ids
  const to = Math.min(Math.max(from + by, 0), ids.length - 1)
  const rest = ids.filter((id) => id !== docId)
  return [...rest.slice(0, to), docId, ...rest.slice(to)]
}

/** Things in the order of their ids; those that it does not name come last. */
export function inOrderOf<Thing extends { readonly docId: string }>(things: readonly Thing[], ids: readonly string[]): readonly Thing[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ docId }: Thing): number => places.get(docId) ?? ids.length
  return [...things].sort((left, right) => placeOf(left) - placeOf(right))
}
