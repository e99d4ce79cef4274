const maxHeadLength = 90
const minRepeats = 3
/** A number on this many pages is the number of the file. */
const minPages = 10
/** Filled lines from one page head to the next. */
const minPageLines = 10
const maxPageLines = 120
/** Maximum ratio between a long page and a short one. */
const pageVariation = 2.2
const minSpanShare = 0.5
const code = /^(?=[A-Z]*[BCDFGHJKLMNPQRSTVWXYZ]{4})[A-Z]{9,12}$/u

/** Scans lose some page marks, so a line repeated on many pages needs fewer of them. */
const minShareBesideMarks = (repeats: number): number => (repeats >= 10 ? 0.4 : 0.8)
const loneNumber = /^\d{1,6}$/u

const isCapitals = (line: string): boolean => !/\p{Ll}/u.test(line) && /\p{Lu}{3}/u.test(line)

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** Lines in capitals that repeat page after page at an even distance. */
const isPeriodic = (indexes: readonly number[], lineCount: number): boolean => {
  const gaps = indexes.slice(1).map((index, at) => index - (indexes[at] ?? 0))
  const sorted = gaps.toSorted((a, b) => a - b)
  const span = (indexes.at(-1) ?? 0) - (indexes[0] ?? 0)
  return (
    quantile(sorted, 0.1) >= minPageLines &&
    quantile(sorted, 0.5) <= maxPageLines &&
    quantile(sorted, 0.75) <= quantile(sorted, 0.25) * pageVariation &&
    span >= lineCount * minSpanShare
  )
}

/**
 * True for each running head: lines that repeat beside page marks («TERCER TRIBUNAL AMBIENTAL» under every folio), lines in capitals
 * that repeat at page distance, and verification codes.
 * The first of each stays, because it may be the document's own heading. Codes and numbers beside heads all go.
 */
export function runningHeads(lines: readonly string[], marks: readonly boolean[]): boolean[] {
  const heads = lines.map(() => false)
  const beside = [...marks]
  const places = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    if (line.length <= 4 || line.length > maxHeadLength || marks[index]) continue
    const same = places.get(line)
    if (same === undefined) places.set(line, [index])
    else same.push(index)
  }
  const repeated = [...places].filter(([, indexes]) => indexes.length >= minRepeats)
  const besideMark = (index: number): boolean => {
    let before = index - 1
    let after = index + 1
    while (lines[before] === '') before -= 1
    while (lines[after] === '') after += 1
    return beside[before] === true || beside[after] === true
  }
  const take = (line: string, indexes: readonly number[]): void => {
    for (const index of indexes) beside[index] = true
    for (const index of code.test(line) ? indexes : indexes.slice(1)) heads[index] = true
  }
  for (const [line, indexes] of repeated) if (isCapitals(line) && isPeriodic(indexes, lines.length)) take(line, indexes)
  for (let round = 0; round < 3; round += 1) {
    for (const [line, indexes] of repeated)
      if (indexes.filter(besideMark).length >= indexes.length * minShareBesideMarks(indexes.length)) take(line, indexes)
  }
  const numbers = lines.flatMap((line, index) => (loneNumber.test(line) && !marks[index] && besideMark(index) ? [index] : []))
  if (numbers.length < minRepeats) return heads
  for (const index of numbers) heads[index] = true
  const values = Map.groupBy(numbers, (index) => lines[index] ?? '')
  const ofFile = new Set([...values].flatMap(([value, indexes]) => (indexes.length >= minPages ? [value] : [])))
  for (const [index, line] of lines.entries()) if (ofFile.has(line)) heads[index] = true
  return heads
}
