import type { EntrySection, RulingEntry } from '../document.ts'
import type { BookHead } from './book-task.ts'

export interface NumberedRuling {
  /** In the whole book, from 1. */
  readonly number: number
  readonly entry: RulingEntry
  readonly highlighted: ReadonlySet<string>
  /** In points, from the top of a page; 0 before it was measured. */
  readonly height: number
}

/** One volume of a book and what it says of the others. */
export interface Volume {
  readonly head: BookHead
  /** From 1. */
  readonly number: number
  readonly totalVolumes: number
  readonly rulings: readonly NumberedRuling[]
  /** Rulings in other volumes. */
  readonly elsewhere: readonly { readonly number: number; readonly caption: string; readonly volume: number }[]
  readonly maxPages: number
  /** True when a single ruling is longer than `maxPages`. */
  readonly exceedsLimit: boolean
}

/** Sections that the index and the bookmarks name: those to highlight, and those with saved passages. */
export function indexedSections({ entry, highlighted }: Pick<NumberedRuling, 'entry' | 'highlighted'>): EntrySection[] {
  return entry.sections.filter(({ anchor, marks = [] }) => highlighted.has(anchor) || marks.length > 0)
}

/** Names of link destinations inside a volume: a ruling and one of its indexed sections. */
export function rulingDestination({ number }: Pick<NumberedRuling, 'number'>): string {
  return `s${number}`
}
export function sectionDestination({ number }: Pick<NumberedRuling, 'number'>, anchor: string): string {
  return `s${number}-${anchor}`
}

export function volumeWords({ number, totalVolumes }: Volume): string {
  return totalVolumes === 1 ? 'Tomo único' : `Tomo ${number} de ${totalVolumes}`
}
