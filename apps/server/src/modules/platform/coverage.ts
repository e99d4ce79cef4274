import type { Coverage } from '@basejuris/contract'
import type { CollectionCoverage, MonthlyCoverage } from '@basejuris/database'
import {
  baseOfCollection,
  type CollectionId,
  collectionNames,
  courtGroup,
  courtGroups,
  type FictionalMode,
  isInMode,
} from '@basejuris/domain'
import type { CoverageSource, Services } from '../../services.ts'

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

/** The mode of a request that names none: fictional rulings are left out as soon as one real ruling is stored. */
export async function fictionalModeOf({ coverage }: Pick<Services, 'coverage'>, requested?: FictionalMode): Promise<FictionalMode> {
  return requested ?? ((await coverage.list()).some(({ fictional }) => !fictional) ? 'excluir' : 'incluir')
}

export interface SearchedCoverage {
  readonly collections: readonly CollectionId[]
  readonly fictional: FictionalMode
  /** Changes that the index lacks. */
  readonly pending: number
}

/** What the searched rulings cover and lack. */
export function presentCoverage(figures: readonly CollectionCoverage[], { collections, fictional, pending }: SearchedCoverage): Coverage {
  const stored = figures.filter(({ collection }) => collections.includes(collection))
  const present = stored.filter((figure) => isInMode(fictional, figure.fictional))
  const withData = new Set(present.map(({ collection }) => collection))
  const bases = collections.filter((collection) => baseOfCollection(collection) !== null)
  return {
    sentencias: totalOf(present),
    ficticias: { modo: fictional, total: totalOf(stored.filter((figure) => figure.fictional)) },
    bases: bases.length,
    basesConDatos: bases.filter((collection) => withData.has(collection)).length,
    fueraDeBases: totalOf(present.filter(({ collection }) => baseOfCollection(collection) === null)),
    desde: firstOf(present),
    hasta: lastOf(present),
    ultimas: lastDays(present),
    vacias: bases.filter((collection) => !withData.has(collection)).map((collection) => collectionNames[collection]),
    pendientes: pending,
    soloDemostracion: present.length > 0 && stored.every((figure) => figure.fictional),
  }
}

/** The last day of each group of courts, those of one day together. Empty where all end on one day. */
function lastDays(present: readonly CollectionCoverage[]): Coverage['ultimas'] {
  const groups = courtGroups.flatMap((organo) => {
    const last = lastOf(present.filter(({ collection }) => courtGroup(collection) === organo))
    return last === null ? [] : [{ organo, last }]
  })
  const days = [...Map.groupBy(groups, ({ last }) => last)]
  return days.length < 2 ? [] : days.map(([hasta, each]) => ({ organos: each.map(({ organo }) => organo), hasta }))
}

/** Counts and dates of one collection, in a mode. `fictional` counts its fictional rulings in any mode. */
export function coverageOf(figures: readonly CollectionCoverage[], id: CollectionId, mode: FictionalMode) {
  const stored = figures.filter(({ collection }) => collection === id)
  const present = stored.filter(({ fictional }) => isInMode(mode, fictional))
  return {
    total: totalOf(present),
    fictional: totalOf(stored.filter(({ fictional }) => fictional)),
    from: firstOf(present),
    to: lastOf(present),
  }
}

const firstOf = (figures: readonly CollectionCoverage[]): string | null => figures.flatMap(({ from }) => from ?? []).sort()[0] ?? null

const lastOf = (figures: readonly CollectionCoverage[]): string | null =>
  figures
    .flatMap(({ to }) => to ?? [])
    .sort()
    .at(-1) ?? null

const totalOf = (figures: readonly CollectionCoverage[]): number => figures.reduce((sum, { total }) => sum + total, 0)
