import type { TokenStream } from '../../ports/index.ts'
import { ByteList } from './byte-list.ts'
import { GrowingIntegers } from './growing-array.ts'
import { type PostingCursor, PostingList } from './posting-list.ts'

/** One text field: the postings of every term, the length of every document. It includes documents that are not live. */
export class TextField {
  readonly postings: Map<string, PostingList>
  readonly lengths: GrowingIntegers

  constructor(postings: Map<string, PostingList> = new Map(), lengths: GrowingIntegers = new GrowingIntegers()) {
    this.postings = postings
    this.lengths = lengths
  }

  add(ordinal: number, stream: TokenStream): void {
    const positionsByTerm = new Map<string, number[]>()
    stream.terms.forEach((term, index) => {
      const position = stream.positions[index] as number
      const positions = positionsByTerm.get(term)
      if (positions === undefined) positionsByTerm.set(term, [position])
      else positions.push(position)
    })
    for (const [term, positions] of positionsByTerm) this.#list(term).append(ordinal, positions)
    this.lengths.set(ordinal, stream.terms.length)
  }

  cursor(term: string): PostingCursor | undefined {
    return this.postings.get(term)?.cursor()
  }

  termsStartingWith(prefix: string): string[] {
    const terms: string[] = []
    for (const term of this.postings.keys()) if (term.startsWith(prefix)) terms.push(term)
    return terms
  }

  /** The same field with documents renumbered; those without a new ordinal are left out. Calls `pause` between terms. */
  async renumbered(newOrdinals: ReadonlyMap<number, number>, pause: () => Promise<void>): Promise<TextField> {
    const copy = new TextField()
    for (const [term, list] of this.postings) {
      const cursor = list.cursor()
      while (cursor.next()) {
        const ordinal = newOrdinals.get(cursor.ordinal)
        if (ordinal !== undefined) copy.#list(term).appendEncoded(ordinal, cursor.frequency, cursor.encodedPositions())
      }
      await pause()
    }
    for (const [old, ordinal] of newOrdinals) if (this.lengths.get(old) > 0) copy.lengths.set(ordinal, this.lengths.get(old))
    return copy
  }

  #list(term: string): PostingList {
    let list = this.postings.get(term)
    if (list === undefined) {
      list = new PostingList(new ByteList())
      this.postings.set(term, list)
    }
    return list
  }
}
