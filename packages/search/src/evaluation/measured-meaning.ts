import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { EvaluationTable, FamilyResult } from './evaluate-rulings.ts'

const file = join(import.meta.dirname, 'measured-meaning.json')

const measuredSchema = z.object({
  family: z.string(),
  queries: z.number().int().positive(),
  /** nDCG@10, 0 to 1: of words, of meaning alone, of both. */
  words: z.number(),
  meaning: z.number(),
  both: z.number(),
})
/** Measured effect of meaning on one family of queries. */
export type MeasuredFamily = z.infer<typeof measuredSchema>

const schema = z.object({ overall: measuredSchema, families: z.array(measuredSchema) })
export type MeasuredMeaning = z.infer<typeof schema>

/** Last saved figures of the built-in encoder, on ingested rulings. */
export function readMeasuredMeaning(): MeasuredMeaning {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export function saveMeasuredMeaning(table: EvaluationTable): void {
  writeFileSync(file, `${JSON.stringify(measuredMeaning(table), null, 2)}\n`)
}

export function measuredMeaning({ overall, families }: Pick<EvaluationTable, 'overall' | 'families'>): MeasuredMeaning {
  return {
    overall: measuredOf(overall),
    families: families.filter(({ queries }) => queries > 0).map(measuredOf),
  }
}

const rounded = (value: number): number => Number(value.toFixed(3))

const measuredOf = ({ family, queries, quality }: FamilyResult): MeasuredFamily => ({
  family,
  queries,
  words: rounded(quality.lexica.ndcg10),
  meaning: rounded(quality.semantica.ndcg10),
  both: rounded(quality.hibrida.ndcg10),
})

/** Families that meaning raises, by the saved figures. */
export function familiesRaised({ families }: MeasuredMeaning): readonly MeasuredFamily[] {
  return families.filter(({ words, both }) => both > words)
}
