import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Families of queries, kept apart in every table. `context` is the sentence around a citation, answered by the cited ruling. */
export const roundFamilies = ['known', 'caption', 'norm', 'phrase', 'operators', 'concept', 'lay', 'facts', 'context', 'negative'] as const
export type RoundFamily = (typeof roundFamilies)[number]

/** Plain BM25, BM25 over stems, topics alone, and the product by words, by meaning and by both. */
export const roundSystems = ['bm25', 'bm25-stems', 'topics', 'words', 'meaning', 'both'] as const
export type RoundSystem = (typeof roundSystems)[number]
/** The system that people use. */
export const roundProduct: RoundSystem = 'both'

const system = z.enum(roundSystems)
const share = z.number().min(0).max(1)
const measuredQuerySchema = z.object({
  family: z.enum(roundFamilies),
  ndcg10: z.record(system, share),
  recall100: z.record(system, share),
  /** Place of the first ruling of grade 2 or 3, from 1; null where it is not among the first hundred. Null as a whole where none was judged so. */
  first: z.record(system, z.number().int().positive().nullable()).nullable(),
})
const firstRunSchema = z.object({
  date: z.iso.date(),
  commit: z.string(),
  rulings: z.number().int(),
  /** Days on which the rulings were given, oldest first. */
  days: z.array(z.object({ date: z.iso.date(), rulings: z.number().int().positive() })),
  /** In the order of the round, without their wording. Those without a relevant ruling are left out. */
  queries: z.array(measuredQuerySchema),
  /** Questions without an answer, and how many of them showed nothing at level alta. */
  negatives: z.object({ asked: z.number().int(), quiet: z.number().int() }),
})
const recordSchema = z.object({
  name: z.string(),
  /** Of the file outside the project. */
  hash: z.string(),
  registeredOn: z.iso.date(),
  queries: z.partialRecord(z.enum(roundFamilies), z.number().int()),
  judgments: z.number().int(),
  agreement: z.object({ judgments: z.number().int(), equal: z.number(), kappa: z.number().nullable() }).nullable(),
  /** Null until the round is run. */
  firstRun: firstRunSchema.nullable(),
})

export type MeasuredQuery = z.output<typeof measuredQuerySchema>
export type FirstRun = z.output<typeof firstRunSchema>
/** What the project keeps of a round: never its wording. */
export type RoundRecord = z.output<typeof recordSchema>

/** Null where no round of that name is registered in the folder. */
export function findRoundRecord(folder: string, name: string): RoundRecord | null {
  const file = join(folder, `${name}.json`)
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** By name, its numbers by value. None where there is no such folder. */
export function listRoundRecords(folder: string): RoundRecord[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const inOrder = names.sort(new Intl.Collator('en', { numeric: true }).compare)
  return inOrder.flatMap((file) => findRoundRecord(folder, file.replace(/\.json$/u, '')) ?? [])
}
