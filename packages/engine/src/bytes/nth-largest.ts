/** The `n`th largest (from 1) of the first `count` values. Reorders them (quickselect, Hoare 1961). */
export function nthLargest(values: Float64Array, count: number, n: number): number {
  const index = n - 1
  let low = 0
  let high = count - 1
  while (low < high) {
    const pivot = values[(low + high) >>> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (values[left]! > pivot) left += 1
      while (values[right]! < pivot) right -= 1
      if (left > right) break
      const held = values[left]!
      values[left++] = values[right]!
      values[right--] = held
    }
    if (index <= right) high = right
    else if (index >= left) low = left
    else break
  }
  return values[index]!
}
