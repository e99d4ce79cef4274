import { plantDemoRulings } from '../generate.ts'
import type { DemoRecord } from '../record.ts'

export interface CitingRuling {
  readonly record: DemoRecord
  /** Ids of the rulings that it cites. */
  readonly cited: readonly string[]
}

/** The first rulings of the corpus that cite others of it. */
export function citingRulings(rulings: number): CitingRuling[] {
  return [...plantDemoRulings({ rulings })]
    .map(({ record, citations }) => ({ record, cited: [...new Set(citations.map(({ target }) => target))] }))
    .filter(({ cited }) => cited.length > 0)
}
