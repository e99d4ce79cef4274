import type { RulingEntry } from '../document-values.ts'
import type { BookHead } from './book-values.ts'

export interface NumberedRuling {
  /** In the whole book, from 1. */
  readonly number: number
  readonly entry: RulingEntry
  readonly marked: ReadonlySet<string>
}

/** One volume of a book and what it must tell of the rest. */
export interface Volume {
  readonly head: BookHead
  /** From 1. */
  readonly number: number
  readonly volumes: number
  readonly rulings: readonly NumberedRuling[]
  /** Those that stand in other volumes. */
  readonly elsewhere: readonly { readonly number: number; readonly caption: string; readonly volume: number }[]
  /** Pages that a volume was to have at most. */
  readonly limit: number
  /** True when one ruling alone makes it longer. */
  readonly exceeds: boolean
}

/** Places of a volume by name: of rulings and of their marked sections. */
export function rulingPlace({ number }: Pick<NumberedRuling, 'number'>): string {
  return `s${number}`
}
export function sectionPlace({ number }: Pick<NumberedRuling, 'number'>, anchor: string): string {
  return `s${number}-${anchor}`
}

export function volumeWords({ number, volumes }: Volume): string {
  return volumes === 1 ? 'Tomo único' : `Tomo ${number} de ${volumes}`
}
