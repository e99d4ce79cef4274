import type { CollectionId } from '@basejuris/domain'
import type { Matter } from '../matter.ts'
import type { Rng } from '../random/rng.ts'

/** Share of the cases that begin in each collection; the appeals fill the courts above. */
const shares: Readonly<Partial<Record<CollectionId, number>>> = {
  laboral: 0.2,
  civil: 0.19,
  cobranza: 0.055,
  corte_de_apelaciones: 0.11,
  salud_corte_de_apelaciones: 0.12,
  familia: 0.12,
  penal: 0.15,
  contraloria: 0.08,
  tribunal_constitucional: 0.035,
}

export type MatterDraw = readonly (readonly [readonly (readonly [Matter, number])[], number])[]

/** Matters by collection with their weights, for `chooseMatter`. */
export function prepareDraw(matters: readonly Matter[]): MatterDraw {
  return Object.entries(shares).flatMap(([collection, share]) => {
    const own = matters.filter((matter) => matter.collection === collection)
    return own.length === 0 ? [] : [[own.map((matter) => [matter, matter.weight ?? 1] as const), share] as const]
  })
}

export function chooseMatter(rng: Rng, draw: MatterDraw): Matter {
  return rng.weighted(rng.weighted(draw))
}
