/** The lines of a page, blank ones left out. */
export type PageLines = readonly string[]

/** Lines at either edge of a page that may be its head or foot. */
const edge = 3
const maxLength = 120
/** Share of the pages on which a head stands at least. */
const minShare = 0.3
const minRepeats = 2
const numbered = /^(?:p[aá]g(?:ina|s?\.)?\s*)?[-–—[(]?\s*\d{1,4}\s*[-–—\])]?(?:\s*(?:de|\/)\s*\d{1,4})?$/iu
const withoutNumber = (line: string): string => line.replaceAll(/\d+/gu, '#').replaceAll(/\s+/gu, ' ').trim()

/** The pages of a document without their heads, feet and numbers, and each head or foot once, in the order in which they come. */
export function withoutFurniture(pages: readonly PageLines[]): {
  readonly pages: readonly PageLines[]
  readonly furniture: readonly string[]
} {
  const repeated = repeatedAtEdges(pages)
  const furniture = new Map<string, string>()
  const body = pages.map((lines, page) => {
    const isFurniture = (line: string, at: number): boolean => {
      if (!isAtEdge(lines, at)) return false
      return repeated.has(withoutNumber(line)) || isPageNumber(pages, { page, at, line })
    }
    const [from, to] = [
      lines.findIndex((line, at) => !isFurniture(line, at)),
      lines.findLastIndex((line, at) => !isFurniture(line, at)) + 1,
    ]
    if (from < 0) return []
    for (const line of [...lines.slice(0, from), ...lines.slice(to)])
      if (/\p{L}{2}/u.test(line) && !numbered.test(line.trim()))
        furniture.set(withoutNumber(line), furniture.get(withoutNumber(line)) ?? line)
    return lines.slice(from, to)
  })
  return { pages: body, furniture: [...furniture.values()] }
}

const isAtEdge = (lines: PageLines, at: number): boolean => at < edge || at >= lines.length - edge

/** What stands at the edge of several pages, numbers aside. A line that is a number alone is judged by its value. */
function repeatedAtEdges(pages: readonly PageLines[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const own = new Set(lines.flatMap((line, at) => (isAtEdge(lines, at) && line.length <= maxLength ? [withoutNumber(line)] : [])))
    for (const line of own) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  const min = Math.max(minRepeats, pages.length * minShare)
  return new Set([...counts].flatMap(([line, count]) => (count >= min && /\p{L}{2}/u.test(line) ? [line] : [])))
}

interface PlacedLine {
  readonly page: number
  readonly at: number
  readonly line: string
}

/** Whether the page before or behind has the number before or behind at the same edge. */
function isPageNumber(pages: readonly PageLines[], { page, at, line }: PlacedLine): boolean {
  if (!numbered.test(line.trim())) return false
  const value = numberOf(line)
  const isHead = at < edge
  return [-1, 1].some((step) => {
    const other = pages[page + step] ?? []
    const lines = isHead ? other.slice(0, edge) : other.slice(-edge)
    return lines.some((one) => numbered.test(one.trim()) && numberOf(one) === value + step)
  })
}

const numberOf = (line: string): number => Number(/\d+/u.exec(line)?.[0] ?? Number.NaN)
