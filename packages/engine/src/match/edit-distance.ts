/**
 * Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, transposition) in UTF-16 code units. Reuses the table rows
 * of the prefix shared with the previous term, which is long in sorted terms.
 */
export class EditDistance {
  readonly #text: string
  readonly #edits: number
  readonly #rows: Uint16Array[] = []
  /** Minimum of each row. */
  readonly #rowMinima: number[] = [0]
  #previous = ''
  /** Number of rows that are valid for `#previous`. */
  #validRows = 0

  constructor(text: string, edits: number) {
    this.#text = text
    this.#edits = edits
    this.#rows.push(Uint16Array.from({ length: text.length + 1 }, (_, i) => i))
  }

  /** null above the allowed edits. */
  to(term: string): number | null {
    if (!this.mayBeginMatch(term)) return null
    const distance = (this.#rows[term.length] as Uint16Array)[this.#text.length]!
    return distance <= this.#edits ? distance : null
  }

  /** Whether a term with this prefix may be near enough. */
  mayBeginMatch(beginning: string): boolean {
    let shared = 0
    while (shared < beginning.length && shared < this.#validRows && beginning[shared] === this.#previous[shared]) shared += 1
    this.#previous = beginning
    this.#validRows = shared
    for (let i = shared; i <= beginning.length; i++) {
      if (i > shared) this.#fillRow(beginning, i)
      this.#validRows = i
      if (this.#isHopeless(i)) return false
    }
    return true
  }

  /** Looks at two rows because a transposition skips one. */
  #isHopeless(row: number): boolean {
    return (this.#rowMinima[row] as number) > this.#edits && (this.#rowMinima[row - 1] as number) >= this.#edits
  }

  #fillRow(term: string, i: number): void {
    const text = this.#text
    const rows = this.#rows
    const row = rows[i] ?? new Uint16Array(text.length + 1)
    rows[i] = row
    const above = rows[i - 1] as Uint16Array
    row[0] = i
    let rowMinimum = i
    for (let j = 1; j <= text.length; j++) {
      const same = term[i - 1] === text[j - 1]
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && term[i - 1] === text[j - 2] && term[i - 2] === text[j - 1])
        best = Math.min(best, (rows[i - 2] as Uint16Array)[j - 2]! + 1)
      row[j] = best
      rowMinimum = Math.min(rowMinimum, best)
    }
    this.#rowMinima[i] = rowMinimum
  }
}
