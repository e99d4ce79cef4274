/** Index of the first value in `rising[from … to)` that is not below `value`, or `to`. */
export function lowerBound(rising: Uint32Array, value: number, from = 0, to = rising.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rising[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
