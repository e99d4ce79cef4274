export interface ChipSource {
  readonly before: string
  readonly text: string
  readonly after: string
}

/** The piece of a query that `rest` lacks, as it was written, and what stands around it; null when `rest` is not the query with one piece taken out. */
export function findChipSource(query: string, rest: string): ChipSource | null {
  let from = 0
  while (from < rest.length && query[from] === rest[from]) from += 1
  let kept = 0
  while (kept < rest.length - from && query.at(-1 - kept) === rest.at(-1 - kept)) kept += 1
  const gap = rest.slice(from, rest.length - kept)
  if (gap.trim() !== '') return null
  const piece = query.slice(from, query.length - kept).trim()
  return piece === '' ? null : { before: query.slice(0, from).trim(), text, after: query.slice(query.length - kept).trim() }
}

/** The query with another piece in its place. */
export function replaceChipSource({ before, after }: ChipSource, piece: string): string {
  return [before, piece.trim(), after].filter((part) => part !== '').join(' ')
}
