/** Place of the first of these rising numbers, from one on and before another, that is not below; `to` when there is none. */
export function lowerBound(rising: Uint32Array, wanted: number, from = 0, to = rising.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rising[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
