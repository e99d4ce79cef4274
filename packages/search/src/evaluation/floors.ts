import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { bootstrapInterval } from './bootstrap.ts'
import type { EvaluationTable, QueryFigures } from './evaluate-rulings.ts'
import { mean } from './metrics.ts'

/** How the private set of real rulings was read: `texto` from its normalised texts, `ingesta` by the product. */
export type FloorSet = 'texto' | 'ingesta'

const share = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])
/** Words: nDCG@10 and recall@100; words and meaning: the same. */
const figures = z.tuple([z.number(), z.number(), z.number(), z.number()])
const floorSchema = z.object({
  /** Counts by name: how many were right, of how many. */
  shares: z.record(z.string(), share),
  /** Figures by family and id of each development query. */
  families: z.record(z.string(), z.record(z.string(), figures)),
})
/** What was reached when it was last saved. It guards the development queries against falling and claims nothing about others. */
export type Floor = z.infer<typeof floorSchema>

const setsSchema = z.object({ texto: floorSchema, ingesta: floorSchema })
const floorsFile = join(import.meta.dirname, 'floors.json')
const measures = ['lexica nDCG@10', 'lexica recall@100', 'hibrida nDCG@10', 'hibrida recall@100'] as const
const decimals = 3
/** Standard normal quantile of 97.5 %, the upper bound of `bootstrapInterval`. */
const z975 = 1.96

const readSets = () => setsSchema.parse(JSON.parse(readFileSync(floorsFile, 'utf8')))

export function readFloor(set: FloorSet): Floor {
  return readSets()[set]
}

/** Replaces what is compared with. */
export function saveFloor(set: FloorSet, table: EvaluationTable): void {
  writeFileSync(floorsFile, formatSets({ ...readSets(), [set]: floorOf(table) }))
}

export function floorOf(table: EvaluationTable): Floor {
  const { knownDockets, knownCaptions, calibration } = table
  const families = Map.groupBy(table.queries, ({ family }) => family)
  return {
    shares: {
      'rol éxito@1': [knownDockets.correct, knownDockets.searches],
      'carátula con un error éxito@1': [knownCaptions.correct, knownCaptions.searches],
      'alta en fallos buscados': calibration.counts.knownHigh,
      'media en fallos pertinentes': calibration.counts.relevantMedium,
      'sin respuesta y sin alta': calibration.counts.negativesWithoutHigh,
    },
    families: Object.fromEntries(
      [...families].map(([family, queries]) => [family, Object.fromEntries(queries.map((query) => [query.qid, rowOf(query)]))]),
    ),
  }
}

const rowOf = ({ lexica, hibrida }: QueryFigures): Floor['families'][string][string] => {
  const [a, b, c, d] = [lexica.ndcg10, lexica.recall100, hibrida.ndcg10, hibrida.recall100].map((value) => Number(value.toFixed(decimals)))
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0]
}

/**
 * Sentences on what fell. A figure of queries fell when the mean of the differences, query by query, is below 0 in all but 2.5 % of
 * resamples (paired bootstrap). A share fell when it is below the Wilson interval of the saved one. A query or share that is no longer
 * measured counts as fallen.
 */
export function findFalls(saved: Floor, reached: Floor): string[] {
  return [
    ...Object.entries(saved.shares).flatMap(([name, [right, all]]) => {
      const [nowRight, nowAll] = reached.shares[name] ?? [0, 0]
      const least = wilsonLower(right, all)
      const now = nowAll === 0 ? 0 : nowRight / nowAll
      return now < least ? [`${name}: ${now.toFixed(decimals)}, al menos ${least.toFixed(decimals)}`] : []
    }),
    ...Object.entries({ ...saved.families, todas: Object.assign({}, ...Object.values(saved.families)) }).flatMap(([family, queries]) =>
      fallsOfFamily(family, queries, Object.assign({}, ...Object.values(reached.families))),
    ),
  ]
}

const fallsOfFamily = (family: string, saved: Floor['families'][string], reached: Floor['families'][string]): string[] => {
  const lost = Object.keys(saved).filter((qid) => reached[qid] === undefined)
  if (lost.length > 0) return [`${family}: ya no se miden ${lost.join(', ')}`]
  return measures.flatMap((measure, at) => {
    const differences = Object.entries(saved).map(([qid, row]) => (reached[qid]?.[at] ?? 0) - (row[at] ?? 0))
    const most = upperMean(differences)
    return most < -(10 ** -decimals) / 2
      ? [`${family} ${measure}: baja ${(-mean(differences)).toFixed(decimals)}, con seguridad ${(-most).toFixed(decimals)} o más`]
      : []
  })
}

/** Upper bound of the mean, by resampling. */
const upperMean = (values: readonly number[]): number => (values.every((value) => value >= 0) ? mean(values) : bootstrapInterval(values)[1])

/** Lower bound of a proportion (Wilson 1927). */
const wilsonLower = (right: number, all: number): number => {
  if (all === 0) return 0
  const [p, square] = [right / all, z975 ** 2]
  return (p + square / (2 * all) - z975 * Math.sqrt((p * (1 - p)) / all + square / (4 * all ** 2))) / (1 + square / all)
}

/** JSON with a line for each query. */
const formatSets = (sets: Readonly<Record<FloorSet, Floor>>): string => {
  const block = (entries: readonly string[], indent: string): string =>
    `{\n${entries.map((entry) => `${indent}  ${entry}`).join(',\n')}\n${indent}}`
  const rows = (record: Readonly<Record<string, readonly number[]>>, indent: string): string =>
    block(
      Object.entries(record).map(([name, values]) => `${JSON.stringify(name)}: [${values.join(', ')}]`),
      indent,
    )
  const ofFloor = ({ shares, families }: Floor): string =>
    block(
      [
        `"shares": ${rows(shares, '    ')}`,
        `"families": ${block(
          Object.entries(families).map(([family, queries]) => `${JSON.stringify(family)}: ${rows(queries, '      ')}`),
          '    ',
        )}`,
      ],
      '  ',
    )
  return `${block(
    Object.entries(sets).map(([set, floor]) => `${JSON.stringify(set)}: ${ofFloor(floor)}`),
    '',
  )}\n`
}
