import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { families } from './round.ts'
import { systems } from './systems.ts'

const interval = z.tuple([z.number(), z.number()])
const system = z.enum(systems)
const figureSchema = z.object({
  family: z.enum([...families, 'all']),
  /** Queries measured: those with a relevant ruling. */
  queries: z.number().int().nonnegative(),
  /** Mean nDCG@10 of each system with its 95 % interval. */
  ndcg10: z.record(system, z.object({ mean: z.number(), interval })),
  /** What the product reaches above each other system, query by query. */
  above: z.partialRecord(system, z.object({ mean: z.number(), interval })),
  /** Mean recall@100 of each system. */
  recall100: z.record(system, z.number()),
})
const firstRunSchema = z.object({
  date: z.iso.date(),
  commit: z.string(),
  rulings: z.number().int(),
  figures: z.array(figureSchema),
  /** Queries without an answer for which nothing is at level alta, of how many. */
  negativesWithoutHigh: z.tuple([z.number().int(), z.number().int()]),
})
const recordSchema = z.object({
  name: z.string(),
  /** Of the file outside the project. */
  hash: z.string(),
  registeredOn: z.iso.date(),
  queries: z.partialRecord(z.enum(families), z.number().int()),
  judgments: z.number().int(),
  agreement: z.object({ judgments: z.number().int(), equal: z.number(), kappa: z.number().nullable() }).nullable(),
  /** Null until the round is run. */
  firstRun: firstRunSchema.nullable(),
})

export type FamilyFigures = z.output<typeof figureSchema>
export type FirstRun = z.output<typeof firstRunSchema>
/** What the project keeps of a round: never its wording. */
export type RoundRecord = z.output<typeof recordSchema>

const defaultFolder = join(import.meta.dirname, 'rounds')

export function findRecord(name: string, folder = defaultFolder): RoundRecord | null {
  const file = join(folder, `${name}.json`)
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** By name. */
export function listRecords(folder = defaultFolder): RoundRecord[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return names.sort().flatMap((file) => findRecord(file.replace(/\.json$/u, ''), folder) ?? [])
}

/** Writes a record once: a registered hash and a first run never change. Throws where they would. */
export function saveRecord(record: RoundRecord, folder = defaultFolder): void {
  const stored = findRecord(record.name, folder)
  if (stored !== null && stored.hash !== record.hash) throw new Error(`the round ${record.name} is registered with another hash`)
  if (stored !== null && stored.firstRun !== null) throw new Error(`the round ${record.name} was already run`)
  writeFileSync(join(folder, `${record.name}.json`), `${JSON.stringify(record, null, 2)}\n`)
}
