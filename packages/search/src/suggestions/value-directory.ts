import { foldText, stopWords } from '@basejuris/legal-text'
import type { FacetCount } from '../ports/index.ts'

export interface DirectoryEntry extends FacetCount {
  readonly label: string
}

interface Entry extends DirectoryEntry {
  readonly folded: string
  readonly words: readonly string[]
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? []

/** Facet values, found by the beginnings of the words in their labels. */
export class ValueDirectory {
  readonly #entries: readonly Entry[]
  readonly #byValue: ReadonlyMap<string, Entry>
  /** Every word of every label, sorted, with the index of its entry. */
  readonly #words: readonly { readonly word: string; readonly entry: Entry }[]

  constructor(counts: readonly FacetCount[], labelOf: (value: string) => string) {
    this.#entries = counts.map(({ value, total }) => {
      const label = labelOf(value)
      const folded = foldText(label)
      return { value, total, label, folded, words: wordsOf(folded) }
    })
    this.#byValue = new Map(this.#entries.map((entry) => [entry.value, entry]))
    this.#words = this.#entries
      .flatMap((entry) => [...new Set(entry.words)].map((word) => ({ word, entry })))
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  }

  find(value: string): DirectoryEntry | null {
    return this.#byValue.get(value) ?? null
  }

  /** Entries with a word for each typed prefix. Labels that begin with the typed text come first, then the most frequent. */
  startingWith(typed: string, limit: number): DirectoryEntry[] {
    const folded = foldText(typed).trim()
    const all = wordsOf(folded)
    const contentWords = all.filter((word, at) => at === all.length - 1 || !stopWords.has(word))
    const longest = contentWords.reduce((longer, word) => (word.length > longer.length ? word : longer), '')
    if (longest === '') return []
    const rankOf = (entry: Entry): number =>
      entry.folded.startsWith(folded) ? 0 : entry.words[0]?.startsWith(contentWords[0] as string) ? 1 : 2
    return this.#withWord(longest)
      .filter((entry) => contentWords.every((word) => entry.words.some((each) => each.startsWith(word))))
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .sort((a, b) => a.rank - b.rank || b.entry.total - a.entry.total || (a.entry.label < b.entry.label ? -1 : 1))
      .slice(0, limit)
      .map(({ entry }) => entry)
  }

  #withWord(beginning: string): Entry[] {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle]?.word ?? '') < beginning) low = middle + 1
      else high = middle
    }
    const found = new Set<Entry>()
    for (let at = low; this.#words[at]?.word.startsWith(beginning); at++) found.add(this.#words[at]?.entry as Entry)
    return [...found]
  }
}
