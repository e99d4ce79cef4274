/** Place of the first of these rising numbers, from one on, that is not below; their length when there is none. */
export const lowerBound = (rising: Uint32Array, wanted: number, from = 0): number => {
  let low = from
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rising[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
