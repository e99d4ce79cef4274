import { mean } from './metrics.ts'
import { seededNumbers } from './seeded-random.ts'

const seed = 20_261_121
const resamples = 2000
/** Share of resampled means outside each bound. */
const tail = 0.025

/**
 * Bounds between which 95 % of the means of resamples lie (percentile bootstrap, Efron 1979). Given differences query by query it is the
 * paired interval. The same values give the same bounds.
 */
export function bootstrapInterval(values: readonly number[]): readonly [low: number, high: number] {
  const random = seededNumbers(seed)
  const resample = (): number => mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0))
  const means = Array.from({ length: resamples }, resample).sort((a, b) => a - b)
  return [means[Math.floor(resamples * tail)] ?? 0, means[Math.ceil(resamples * (1 - tail)) - 1] ?? 0]
}
