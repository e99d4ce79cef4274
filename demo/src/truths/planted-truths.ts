import type { Outcome } from '@basejuris/domain'
import type { Treatment } from '../case/level.ts'
import type { Line } from '../matter.ts'

/** What the generator planted in the demonstration corpus, by ruling id. */
export interface PlantedTruths {
  readonly seed: number
  readonly rulings: number
  /** Decisions of the same case, from the lowest court published upwards. */
  readonly chains: readonly (readonly string[])[]
  /** Two rulings of the same level that decide the same article in opposite ways: norm, the one that grants, the one that denies. */
  readonly contrasts: readonly (readonly [norm: string, favorable: string, contraria: string])[]
  /** Citing ruling, cited ruling, treatment, and the words of the citing text that show it. */
  readonly citations: readonly (readonly [from: string, to: string, treatment: Treatment, phrase: string])[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  /** The line on its article that each reasoned ruling takes. */
  readonly lines: Readonly<Record<string, Line>>
  readonly clusters: readonly { readonly id: string; readonly matter: string; readonly rulings: readonly string[] }[]
  readonly criterionChanges: readonly CriterionChange[]
  /** Ruling, dissenting judge, line the dissenter would have taken. */
  readonly dissents: readonly (readonly [id: string, judge: string, line: Line])[]
}

export interface CriterionChange {
  readonly matter: string
  readonly norm: string
  readonly court: 'Corte Suprema'
  /** `yyyy-mm-dd`: earlier rulings take `before`, later ones `after`. */
  readonly since: string
  readonly before: Line
  readonly after: Line
  readonly earlier: readonly string[]
  readonly later: readonly string[]
  /** Rulings that say they depart from an earlier one. */
  readonly departures: readonly string[]
}
