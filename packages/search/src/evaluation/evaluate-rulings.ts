import { collectionIds, type Ruling, type RulingFacts } from '@basejuris/domain'
import type { RulingHit } from '../ranking/present/search-result.ts'
import type { SearchMode } from '../ranking/request/search-request.ts'
import type { RulingSearch } from '../ruling-search.ts'
import { BaselineBm25 } from './baseline-bm25.ts'
import { type JudgedQuery, judgedRulings } from './judged-queries.ts'
import { type KnownCaptionResult, searchKnownCaptions } from './known-captions.ts'
import { type KnownDocketResult, searchKnownDockets } from './known-dockets.ts'
import { type Grades, mean, normalisedDiscountedGain, recallAt, reciprocalRank, successAtOne } from './metrics.ts'
import { halfOf } from './seeded-random.ts'

export const systems = ['bm25', 'lexica', 'semantica', 'hibrida'] as const
export type System = (typeof systems)[number]

export interface Quality {
  readonly ndcg10: number
  readonly recall100: number
  readonly success1: number
  readonly mrr: number
}

/** Figures of one query that some ruling of the index answers. */
export interface QueryFigures {
  readonly qid: string
  readonly family: string
  readonly lexica: Pick<Quality, 'ndcg10' | 'recall100'>
  readonly hibrida: Pick<Quality, 'ndcg10' | 'recall100'>
}

export interface FamilyResult {
  readonly family: string
  /** Queries measured. */
  readonly queries: number
  /** Queries left out because no relevant ruling is in the index. */
  readonly absent: number
  readonly quality: Readonly<Record<System, Quality>>
}

export interface EvaluationTable {
  readonly rulings: number
  readonly families: readonly FamilyResult[]
  readonly queries: readonly QueryFigures[]
  /** All queries of all families with answers, each counting once. */
  readonly overall: FamilyResult
  /** The same for random halves of the queries. Constants are tuned on the first and judged on the second. */
  readonly halves: readonly [tuned: FamilyResult, heldOut: FamilyResult]
  /** Queries of `overall` whose first ten differ between `lexica` and `hibrida`. */
  readonly changedByMeaning: number
  readonly calibration: {
    /** Share of known items whose ruling is at level alta. */
    readonly knownHigh: number
    /** Share of listed rulings of grade 2 or 3 that are at least at level media. */
    readonly relevantMedium: number
    /** Share of questions without an answer for which nothing is at level alta. */
    readonly negativesWithoutHigh: number
    /** The same as counts: how many, of how many. */
    readonly counts: Readonly<Record<'knownHigh' | 'relevantMedium' | 'negativesWithoutHigh', [number, number]>>
  }
  readonly knownDockets: KnownDocketResult
  readonly knownCaptions: KnownCaptionResult
}

export interface EvaluationInput {
  readonly search: RulingSearch
  readonly rulings: Iterable<Ruling> | AsyncIterable<Ruling>
  readonly queries: readonly JudgedQuery[]
  /** Docket numbers are searched one in so many: 1 unless told otherwise. */
  readonly docketsEvery?: number
}

const depth = 100

interface Measured {
  readonly query: JudgedQuery
  readonly grades: Grades
  readonly ranked: Readonly<Record<System, readonly string[]>>
  readonly hits: readonly RulingHit[]
}

/** Measures the search and plain BM25 on the same rulings, over all collections and without collapsing clusters. */
export async function evaluateRulings(input: EvaluationInput): Promise<EvaluationTable> {
  const { facts, measured } = await measureAll(input)
  const positive = measured.filter(({ query }) => query.family !== 'negative')
  const present = positive.filter(({ grades }) => grades.size > 0)
  return {
    rulings: facts.length,
    families: familiesOf(measured),
    queries: present.map(({ query: { qid, family }, grades, ranked }) => {
      const figures = (system: System) => ({
        ndcg10: normalisedDiscountedGain(ranked[system], grades),
        recall100: recallAt(ranked[system], grades, depth),
      })
      return { qid, family, lexica: figures('lexica'), hibrida: figures('hibrida') }
    }),
    overall: summarise('todas', positive),
    halves: [
      summarise(
        'para ajustar',
        positive.filter(({ query }) => halfOf(query.qid) === 0),
      ),
      summarise(
        'apartadas',
        positive.filter(({ query }) => halfOf(query.qid) === 1),
      ),
    ],
    changedByMeaning: present.filter(({ ranked }) => ranked.lexica.slice(0, 10).join() !== ranked.hibrida.slice(0, 10).join()).length,
    calibration: calibrate(measured),
    knownDockets: await searchKnownDockets(input.search, facts, input.docketsEvery),
    knownCaptions: await searchKnownCaptions(input.search, facts),
  }
}

/** The judged queries alone, family by family. */
export async function evaluateFamilies(input: EvaluationInput): Promise<readonly FamilyResult[]> {
  return familiesOf((await measureAll(input)).measured)
}

const measureAll = async ({ search, rulings, queries }: EvaluationInput): Promise<{ facts: RulingFacts[]; measured: Measured[] }> => {
  const plain = new BaselineBm25()
  const facts: RulingFacts[] = []
  for await (const ruling of rulings) {
    plain.add(ruling)
    const { sections: _, ...rest } = ruling
    facts.push(rest)
  }
  const docIdOf = judgedRulings(facts)
  const measured: Measured[] = []
  for (const query of queries) measured.push(await measure(search, plain, query, docIdOf))
  return { facts, measured }
}

const familiesOf = (measured: readonly Measured[]): FamilyResult[] =>
  [...Map.groupBy(measured, ({ query }) => query.family)]
    .filter(([family]) => family !== 'negative')
    .map(([family, ofFamily]) => summarise(family, ofFamily))

const measure = async (
  search: RulingSearch,
  plain: BaselineBm25,
  query: JudgedQuery,
  docIdOf: (judgedId: string) => string | null,
): Promise<Measured> => {
  const relevant = query.judgments.flatMap(({ id, grade }): [string, number][] => {
    const docId = docIdOf(id)
    return docId === null || grade === 0 ? [] : [[docId, grade]]
  })
  const run = async (mode: SearchMode): Promise<readonly RulingHit[]> =>
    (
      await search.search({
        query: query.query,
        collections: collectionIds,
        fictional: 'incluir',
        filters: {},
        sort: 'relevancia',
        page: 1,
        size: depth,
        mode,
        group: false,
      })
    ).hits
  const [lexica, semantica, hibrida] = [await run('lexica'), await run('semantica'), await run('hibrida')]
  const ids = (hits: readonly RulingHit[]): string[] => hits.map(({ docId }) => docId)
  const ranked = { bm25: plain.rank(query.query, depth), lexica: ids(lexica), semantica: ids(semantica), hibrida: ids(hibrida) }
  return { query, grades: new Map(relevant), ranked, hits: hibrida.slice(0, 10) }
}

const summarise = (family: string, measured: readonly Measured[]): FamilyResult => {
  const present = measured.filter(({ grades }) => grades.size > 0)
  const quality = (system: System): Quality => {
    const average = (metric: (ranked: readonly string[], grades: Grades) => number): number =>
      mean(present.map(({ ranked, grades }) => metric(ranked[system], grades)))
    return {
      ndcg10: average(normalisedDiscountedGain),
      recall100: average((ranked, grades) => recallAt(ranked, grades, depth)),
      success1: average(successAtOne),
      mrr: average(reciprocalRank),
    }
  }
  return {
    family,
    queries: present.length,
    absent: measured.length - present.length,
    quality: { bm25: quality('bm25'), lexica: quality('lexica'), semantica: quality('semantica'), hibrida: quality('hibrida') },
  }
}

const calibrate = (measured: readonly Measured[]): EvaluationTable['calibration'] => {
  const of = (family: string): Measured[] => measured.filter(({ query }) => query.family === family)
  const known = of('known').filter(({ grades }) => grades.size > 0)
  const relevant = measured
    .filter(({ query }) => query.family !== 'known')
    .flatMap(({ hits, grades }) => hits.filter(({ docId }) => (grades.get(docId) ?? 0) >= 2))
  const share = ([part, all]: [number, number]): number => (all === 0 ? 0 : part / all)
  const found = known.filter(({ hits, grades }) => hits.some(({ docId, level }) => grades.get(docId) === 3 && level === 'alta'))
  const quiet = of('negative').filter(({ hits }) => hits.every(({ level }) => level !== 'alta'))
  const medium = relevant.filter(({ level }) => level === 'alta' || level === 'media')
  const counts: EvaluationTable['calibration']['counts'] = {
    knownHigh: [found.length, known.length],
    relevantMedium: [medium.length, relevant.length],
    negativesWithoutHigh: [quiet.length, of('negative').length],
  }
  return {
    knownHigh: share(counts.knownHigh),
    relevantMedium: share(counts.relevantMedium),
    negativesWithoutHigh: share(counts.negativesWithoutHigh),
    counts,
  }
}
