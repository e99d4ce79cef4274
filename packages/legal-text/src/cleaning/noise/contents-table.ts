import { foldSameLength } from '../../analysis/fold-text.ts'

const leader = /(?:\.\s?){5,}\s*\d{1,4}\s*$|…{2,}\.*\s*\d{1,4}\s*$/u
/** Longer lines are no entry of a table of contents. Bounds the work on a text without line breaks. */
const maxLineLength = 400
const head = /^(?:tabla\s+de\s+contenidos?|contenidos?|indice)\s*:?$/u
/** A title may run over some lines before its page number, with a page head between. */
const maxEntryLines = 5
const maxGapLines = 10
const minEntries = 4

const isEntry = (line: string): boolean => line.length <= maxLineLength && leader.test(line)

/** Line range of the table of contents: from its heading, or its first entry with leaders, to its last entry. Null when there is none. */
export function contentsRange(lines: readonly string[]): readonly [from: number, to: number] | null {
  const first = lines.findIndex(isEntry)
  if (first < 0) return null
  let last = first
  for (let index = first + 1; index <= last + maxGapLines && index < lines.length; index += 1) if (isEntry(lines[index] ?? '')) last = index
  if (lines.slice(first, last + 1).filter(isEntry).length < minEntries) return null
  const above = lines.slice(Math.max(0, first - maxEntryLines), first).findLastIndex((line) => head.test(foldSameLength(line.trim())))
  return [above < 0 ? first : Math.max(0, first - maxEntryLines) + above, last]
}
