import type { RulingEntry } from '../document-values.ts'
import type { BookHead } from './book-values.ts'

export interface NumberedRuling {
  /** In the whole book, from 1. */
  readonly number: number
  readonly entry: RulingEntry
  readonly highlighted: ReadonlySet<string>
}

/** One volume of a book and what it must tell of the rest. */
export interface Volume {
  readonly head: BookHead
  /** From 1. */
  readonly number: number
  readonly totalVolumes: number
  readonly rulings: readonly NumberedRuling[]
  /** Those that stand in other volumes. */
  readonly elsewhere: readonly { readonly number: number; readonly caption: string; readonly volume: number }[]
  /** Pages that a volume was to have at most. */
  readonly maxPages: number
  /** True when one ruling alone makes it longer. */
  readonly exceedsLimit: boolean
}

/** Places of a volume by name: of rulings and of their marked sections. */
export function rulingDestination({ number }: Pick<NumberedRuling, 'number'>): string {
  return `s${number}`
}
export function sectionDestination({ number }: Pick<NumberedRuling, 'number'>, anchor: string): string {
  return `s${number}-${anchor}`
}

export function volumeWords({ number, totalVolumes }: Volume): string {
  return totalVolumes === 1 ? 'Tomo único' : `Tomo ${number} de ${totalVolumes}`
}
