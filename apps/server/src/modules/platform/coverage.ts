import type { Coverage } from '@basejuris/contract'
import type { CollectionCoverage } from '@basejuris/database'
import { baseOfCollection, type CollectionId, collectionNames } from '@basejuris/domain'

/** Figures of the collections, kept until the index has moved on: counting reads every row. */
export interface CoverageSource {
  list(): Promise<readonly CollectionCoverage[]>
  /** Changes stored but not yet in the index. */
  pending(): Promise<number>
}

export interface CoverageReads {
  readonly figures: () => Promise<CollectionCoverage[]>
  /** Change the index stands at. */
  readonly applied: () => Promise<number>
  readonly changesAfter: (sequence: number) => Promise<number>
}

export function createCoverageSource({ figures: read, applied, changesAfter }: CoverageReads): CoverageSource {
  let kept: { readonly at: number; readonly figures: Promise<readonly CollectionCoverage[]> } | undefined
  return {
    async list() {
      const at = await applied()
      if (kept?.at !== at) {
        const figures = read()
        kept = { at, figures }
        figures.catch(() => {
          kept = undefined
        })
      }
      return kept.figures
    },
    pending: async () => changesAfter(await applied()),
  }
}

/** What was searched and what is missing in it, over the collections given. */
export function presentCoverage(figures: readonly CollectionCoverage[], searched: readonly CollectionId[], pending: number): Coverage {
  const byCollection = new Map(figures.map((figure) => [figure.collection, figure]))
  const present = searched.flatMap((collection) => byCollection.get(collection) ?? []).filter((figure) => figure.total > 0)
  const bases = searched.filter((collection) => baseOfCollection(collection) !== null)
  const basesWithData = bases.filter((collection) => (byCollection.get(collection)?.total ?? 0) > 0)
  const sentencias = present.reduce((sum, figure) => sum + figure.total, 0)
  const dates = (key: 'from' | 'to'): string[] => present.flatMap((figure) => figure[key] ?? []).sort()
  return {
    sentencias,
    bases: bases.length,
    basesConDatos: basesWithData.length,
    desde: dates('from')[0] ?? null,
    hasta: dates('to').at(-1) ?? null,
    vacias: bases.filter((collection) => !basesWithData.includes(collection)).map((collection) => collectionNames[collection]),
    pendientes: pending,
    soloDemostracion: sentencias > 0 && present.every((figure) => figure.fictional === figure.total),
  }
}
