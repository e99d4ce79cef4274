import type { ChosenRuling } from './book-values.ts'

export interface BookPart {
  /** «51 a 100». */
  readonly label: string
  readonly docIds: readonly string[]
}

/** Splits the rulings of a folder, in order, into books of at most `maxRulings`. */
export function splitIntoBooks(rulings: readonly ChosenRuling[], maxRulings: number): BookPart[] {
  return Array.from({ length: Math.ceil(rulings.length / maxRulings) }, (_, index) => {
    const docIds = rulings.slice(index * maxRulings, (index + 1) * maxRulings).map(({ docId }) => docId)
    const [first, last] = [index * maxRulings + 1, index * maxRulings + docIds.length]
    return { label: first === last ? String(first) : `${first} a ${last}`, docIds }
  })
}
