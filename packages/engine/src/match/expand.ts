import type { TermDictionary, TermEntry } from '../segment/term-dictionary.ts'
import type { ExpansionPlan } from './plan.ts'

/** The terms of one field that a prefix or a fuzzy term stands for. */
export const expand = (dictionary: TermDictionary, { text, edits }: ExpansionPlan): Iterable<TermEntry> =>
  edits === null ? dictionary.startingWith(text) : within(dictionary, text, edits)

function* within(dictionary: TermDictionary, text: string, edits: number): Generator<TermEntry> {
  const distance = new EditDistance(text, edits)
  for (const entry of dictionary.from('')) if (distance.reaches(entry.term)) yield entry
}

/**
 * Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, swap of neighbours) in UTF-16 code units. Rows of the table are
 * kept from one term to the next as far as both begin alike, which sorted terms mostly do.
 */
export class EditDistance {
  private readonly text: string
  private readonly edits: number
  private readonly rows: Uint16Array[] = []
  private before = ''
  /** Rows that are valid for `before`. */
  private known = 0

  constructor(text: string, edits: number) {
    this.text = text
    this.edits = edits
    this.rows.push(Uint16Array.from({ length: text.length + 1 }, (_, i) => i))
  }

  reaches(term: string): boolean {
    let shared = 0
    while (shared < term.length && shared < this.known && term[shared] === this.before[shared]) shared += 1
    this.before = term
    for (let i = shared; i < term.length; i++) {
      if (Math.min(...(this.rows[i] as Uint16Array)) > this.edits + 1) {
        this.known = i
        return false
      }
      this.fillRow(term, i + 1)
    }
    this.known = term.length
    return ((this.rows[term.length] as Uint16Array)[this.text.length] as number) <= this.edits
  }

  private fillRow(term: string, i: number): void {
    const { text, rows } = this
    const row = rows[i] ?? new Uint16Array(text.length + 1)
    rows[i] = row
    const above = rows[i - 1] as Uint16Array
    row[0] = i
    for (let j = 1; j <= text.length; j++) {
      const same = term[i - 1] === text[j - 1]
      let best = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, (above[j - 1] as number) + (same ? 0 : 1))
      if (i > 1 && j > 1 && term[i - 1] === text[j - 2] && term[i - 2] === text[j - 1])
        best = Math.min(best, ((rows[i - 2] as Uint16Array)[j - 2] as number) + 1)
      row[j] = best
    }
  }
}
