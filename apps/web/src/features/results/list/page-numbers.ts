/** Page numbers to offer, ascending: both ends, the current page and its neighbours. Null marks a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near =
    current <= 3 ? [1, 2, 3, 4] : current >= last - 2 ? [last - 3, last - 2, last - 1, last] : [current - 1, current, current + 1]
  const numbers = [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    return gap <= 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number]
  })
}

/** Number of the last page. Near-identical rulings grouped under another do not count. */
export function lastPage({ total, agrupadas, tamano }: Readonly<Record<'total' | 'agrupadas' | 'tamano', number>>): number {
  return Math.max(1, Math.ceil((total - agrupadas) / tamano))
}
