import type { Coverage } from '@basejuris/contract'
import type { CollectionCoverage, MonthlyCoverage } from '@basejuris/database'
import { baseOfCollection, type CollectionId, collectionNames } from '@basejuris/domain'
import type { CoverageSource } from '../../services.ts'

export interface CoverageReads {
  readonly figures: () => Promise<CollectionCoverage[]>
  readonly months: () => Promise<MonthlyCoverage[]>
  /** Last change that the index applied. */
  readonly applied: () => Promise<number>
  readonly changesAfter: (sequence: number) => Promise<number>
  /** In milliseconds. */
  readonly now: () => number
}

const pendingCacheMs = 1000

export function createCoverageSource({ figures, months, applied, changesAfter, now }: CoverageReads): CoverageSource {
  const pending = async (): Promise<number> => changesAfter(await applied())
  return {
    list: cacheUntilChanged(applied, figures),
    months: cacheUntilChanged(applied, months),
    pending,
    cachedPending: cacheUntilChanged(async () => Math.floor(now() / pendingCacheMs), pending),
  }
}

/** Caches the answer for each value of `version`; errors are not cached. */
function cacheUntilChanged<T>(version: () => Promise<number>, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly at: number; readonly answer: Promise<T> } | undefined
  return async () => {
    const at = await version()
    if (cached?.at !== at) {
      const answer = read()
      cached = { at, answer }
      answer.catch(() => {
        cached = undefined
      })
    }
    return cached.answer
  }
}

/** What the searched collections hold and lack. */
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
