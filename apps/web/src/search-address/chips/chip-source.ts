export interface ChipSource {
  readonly before: string
  readonly text: string
  readonly after: string
}

/** The text of a query that `rest` lacks, with its surroundings. Null when `rest` is not the query with one part removed. */
export function findChipSource(query: string, rest: string): ChipSource | null {
  let from = 0
  while (from < rest.length && query[from] === rest[from]) from += 1
  let common = 0
  while (common < rest.length - from && query.at(-1 - common) === rest.at(-1 - common)) common += 1
  const gap = rest.slice(from, rest.length - common)
  if (gap.trim() !== '') return null
  const text = query.slice(from, query.length - common).trim()
  return text === '' ? null : { before: query.slice(0, from).trim(), text, after: query.slice(query.length - common).trim() }
}

/** The query with another text in its place. */
export function replaceChipSource({ before, after }: ChipSource, text: string): string {
  return [before, text.trim(), after].filter((part) => part !== '').join(' ')
}
