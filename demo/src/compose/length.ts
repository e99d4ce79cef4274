import type { CollectionId } from '@basejuris/domain'
import type { Block } from '../matter.ts'
import type { Rng } from '../random/rng.ts'

/** Target lengths (p10, p50, p90 in characters), below those measured on real rulings. */
const quantiles: Readonly<Partial<Record<CollectionId, readonly [number, number, number]>>> = {
  corte_suprema: [190, 1350, 7500],
  corte_de_apelaciones: [420, 1500, 14_000],
  salud_corte_suprema: [330, 1700, 5000],
  salud_corte_de_apelaciones: [700, 3500, 9000],
  penal: [2700, 6200, 46_000],
  laboral: [5500, 13_500, 54_000],
  civil: [4800, 10_000, 56_000],
  cobranza: [2500, 6000, 12_000],
  familia: [480, 760, 1100],
  tribunal_constitucional: [12_500, 46_000, 78_000],
  contraloria: [850, 3800, 12_000],
}

const otherQuantiles = [1000, 4000, 9000] as const

/** Draws the target length of a ruling from a log-linear curve through the quantiles of its collection. */
export function drawLength(rng: Rng, collection: CollectionId): number {
  const [p10, p50, p90] = quantiles[collection] ?? otherQuantiles
  const u = rng.next()
  const between = (from: number, to: number, share: number) => Math.exp(Math.log(from) + (Math.log(to) - Math.log(from)) * share)
  if (u < 0.1) return between(p10 * 0.75, p10, u / 0.1)
  if (u < 0.5) return between(p10, p50, (u - 0.1) / 0.4)
  if (u < 0.9) return between(p50, p90, (u - 0.5) / 0.4)
  return between(p90, p90 * 1.25, (u - 0.9) / 0.1)
}

const lengths = new WeakMap<Block, number>()

/** Average length of a block over its wordings. */
export function blockLength(block: Block): number {
  const cached = lengths.get(block)
  if (cached !== undefined) return cached
  const length = block.sentences.reduce(
    (sum, wordings) => sum + wordings.reduce((total, wording) => total + wording.length, 0) / wordings.length,
    0,
  )
  lengths.set(block, length)
  return length
}
