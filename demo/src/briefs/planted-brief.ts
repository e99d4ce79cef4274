import type { DemoRecord } from '../record.ts'

/** The twelve ways in which a citation of a brief may be wrong, or must be pointed out. */
export const errorKinds = [
  'docket',
  'court',
  'date',
  'caption',
  'quotation',
  'article',
  'law',
  'repealed',
  'attribution',
  'reserved',
  'ambiguous',
  'parallel',
] as const
export type ErrorKind = (typeof errorKinds)[number]

/** What is planted at a place: an error, a citation that is right, or the docket number of the brief's own case. */
export type PlantedTruth = ErrorKind | 'right' | 'own'

/** A citation of a brief with its half-open UTF-16 range. */
export interface PlantedCitation {
  readonly truth: PlantedTruth
  readonly from: number
  readonly to: number
  /** As written. */
  readonly text: string
  /** What it cites or alters, for the list of errors. */
  readonly note: string
}

export interface PlantedBrief {
  /** From 1. */
  readonly n: number
  readonly text: string
  readonly citations: readonly PlantedCitation[]
}

/** A norm that briefs may cite. */
export interface BriefNorm {
  /** «Código del Trabajo», «Ley N° 19.496». */
  readonly name: string
  /** Number of a law: «19496». Null of codes and decrees. */
  readonly law: string | null
  readonly usualNames: readonly string[]
  readonly acronyms: readonly string[]
  /** Canonical numbers: «161», «162 bis». */
  readonly articles: readonly string[]
}

/** What briefs are written from. */
export interface BriefMaterial {
  readonly rulings: readonly DemoRecord[]
  /** Ids of the rulings that are stored as reserved. */
  readonly reserved: ReadonlySet<string>
  /** Ids of the rulings whose caption is stored in clear: others are not compared. */
  readonly clearCaptions: ReadonlySet<string>
  /** Norms in force by the key that the rulings name them with. */
  readonly norms: ReadonlyMap<string, BriefNorm>
  readonly repealed: readonly BriefNorm[]
  /** Whether there is a law with the number. */
  readonly isLaw: (number: string) => boolean
}
