import type { SearchData } from '@basejuris/contract'

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

export type ListCounts = Pick<SearchData, 'total' | 'agrupadas' | 'ademas' | 'ademasAgrupadas'>

/** Results of all pages: those that answer, then the others. Near-identical rulings grouped under another do not count. */
export function listedResults({ total, agrupadas, ademas, ademasAgrupadas }: ListCounts): {
  readonly answering: number
  readonly others: number
} {
  return { answering: total - agrupadas, others: ademas - ademasAgrupadas }
}

/** Number of the last page. */
export function lastPage(data: ListCounts & Pick<SearchData, 'tamano'>): number {
  const { answering, others } = listedResults(data)
  return Math.max(1, Math.ceil((answering + others) / data.tamano))
}
