import type { ChosenRuling } from './book-values.ts'

export interface BookPart {
  /** «51 a 100». */
  readonly label: string
  readonly docIds: readonly string[]
}

/** A matter that is too long for one book, cut in order into those that fit. */
export function splitIntoBooks(rulings: readonly ChosenRuling[], most: number): BookPart[] {
  return Array.from({ length: Math.ceil(rulings.length / most) }, (_, place) => {
    const docIds = rulings.slice(place * most, (place + 1) * most).map(({ docId }) => docId)
    const [first, last] = [place * most + 1, place * most + docIds.length]
    return { label: first === last ? String(first) : `${first} a ${last}`, docIds }
  })
}
