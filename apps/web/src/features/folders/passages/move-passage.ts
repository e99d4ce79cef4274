/** The ids with one of them at another place; unchanged when it is unknown. */
export function movePassage(ids: readonly string[], id: string, to: number): string[] {
  if (!ids.includes(id)) return [...ids]
  const others = ids.filter((other) => other !== id)
  const place = Math.min(Math.max(0, to), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
