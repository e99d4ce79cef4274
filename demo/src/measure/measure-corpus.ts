import type { PlantedRuling } from '../generate.ts'
import { Rng } from '../random/rng.ts'
import { quantiles, realLengths, withinTwo } from './lengths.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { type Variety, variety } from './variety.ts'

export interface LengthRow {
  readonly group: keyof typeof realLengths
  readonly rulings: number
  readonly measured: readonly [number, number, number]
  readonly real: readonly [number, number, number]
  readonly within: boolean
}

export interface CorpusMeasure {
  readonly rulings: number
  readonly characters: number
  readonly byCollection: readonly (readonly [string, number])[]
  readonly lengths: readonly LengthRow[]
  /** Share of the rulings outside the planted clusters that have another with Jaccard ≥ 0.5. */
  readonly nearDuplicatesOutside: number
  readonly nearDuplicatesInside: number
  readonly variety: Variety
}

const share = (flags: readonly boolean[]): number => (flags.length === 0 ? 0 : flags.filter(Boolean).length / flags.length)

const lengthRows = (rulings: readonly PlantedRuling[]): readonly LengthRow[] =>
  (Object.keys(realLengths) as (keyof typeof realLengths)[]).map((group) => {
    const own = rulings.filter(({ record }) => record.coleccion === group).map(({ record }) => record.texto.length)
    const measured = quantiles(own)
    return { group, rulings: own.length, measured, real: realLengths[group], within: withinTwo(measured, realLengths[group]) }
  })

/** Measures a generated corpus: lengths, near-duplicates and variety (texts in a fixed random order). */
export function measureCorpus(rulings: readonly PlantedRuling[]): CorpusMeasure {
  const texts = rulings.map(({ record }) => record.texto)
  const duplicates = nearDuplicates(texts)
  const flags = rulings.map(({ cluster }, position) => ({ planted: cluster !== null, duplicate: duplicates.has(position) }))
  const counts = new Map<string, number>()
  for (const { record } of rulings) counts.set(record.coleccion, (counts.get(record.coleccion) ?? 0) + 1)
  return {
    rulings: rulings.length,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    byCollection: [...counts].sort((a, b) => b[1] - a[1]),
    lengths: lengthRows(rulings),
    nearDuplicatesOutside: share(flags.filter(({ planted }) => !planted).map(({ duplicate }) => duplicate)),
    nearDuplicatesInside: share(flags.filter(({ planted }) => planted).map(({ duplicate }) => duplicate)),
    variety: variety(new Rng('order').shuffle(texts)),
  }
}
