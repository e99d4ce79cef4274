/**
 * Distributes rulings in order over volumes of at most `limit` pages, `front` of which the cover and the index take. A ruling longer
 * than a volume gets one of its own. Returns the indices into `pages` that each volume holds.
 */
export function planVolumes(pages: readonly number[], limit: number, front: number): number[][] {
  const volumes: number[][] = []
  let left = 0
  pages.forEach((count, place) => {
    const last = volumes.at(-1)
    if (last === undefined || count > left) {
      volumes.push([place])
      left = limit - front - count
    } else {
      last.push(place)
      left -= count
    }
  })
  return volumes
}
