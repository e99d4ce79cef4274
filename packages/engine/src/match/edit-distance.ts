/**
 * Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, swap of neighbours) in UTF-16 code units. Rows of the table are
 * kept from one term to the next as far as both begin alike, which sorted terms mostly do.
 */
export class EditDistance {
  readonly #text: string
  readonly #edits: number
  readonly #rows: Uint16Array[] = []
  /** Least number of each row. */
  readonly #least: number[] = [0]
  #before = ''
  /** Rows that are valid for `before`. */
  #known = 0

  constructor(text: string, edits: number) {
    this.#text = text
    this.#edits = edits
    this.#rows.push(Uint16Array.from({ length: text.length + 1 }, (_, i) => i))
  }

  /** null when there are more than allowed. */
  to(term: string): number | null {
    if (!this.canLeadFrom(term)) return null
    const distance = (this.#rows[term.length] as Uint16Array)[this.#text.length]!
    return distance <= this.#edits ? distance : null
  }

  /** Whether any term that begins so may be near enough. */
  canLeadFrom(beginning: string): boolean {
    let shared = 0
    while (shared < beginning.length && shared < this.#known && beginning[shared] === this.#before[shared]) shared += 1
    this.#before = beginning
    this.#known = shared
    for (let i = shared; i <= beginning.length; i++) {
      if (i > shared) this.#fillRow(beginning, i)
      this.#known = i
      if (this.#isLost(i)) return false
    }
    return true
  }

  /** A swap reaches back over one row. */
  #isLost(row: number): boolean {
    return (this.#least[row] as number) > this.#edits && (this.#least[row - 1] as number) >= this.#edits
  }

  #fillRow(term: string, i: number): void {
    const text = this.#text
    const rows = this.#rows
    const row = rows[i] ?? new Uint16Array(text.length + 1)
    rows[i] = row
    const above = rows[i - 1] as Uint16Array
    row[0] = i
    let least = i
    for (let j = 1; j <= text.length; j++) {
      const same = term[i - 1] === text[j - 1]
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && term[i - 1] === text[j - 2] && term[i - 2] === text[j - 1])
        best = Math.min(best, (rows[i - 2] as Uint16Array)[j - 2]! + 1)
      row[j] = best
      least = Math.min(least, best)
    }
    this.#least[i] = least
  }
}
