import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSearch } from '../fixtures/open-search.ts'
import { evaluateRulings } from './evaluate-rulings.ts'
import { formatEvaluation } from './format-evaluation.ts'
import { parseJudgedQueries } from './judged-queries.ts'
import { readNormalised } from './read-normalised.fixture.ts'

const realFiles = process.env['REAL_FILES'] ?? join(import.meta.dirname, '../../../../../shared')
const rulingsFolder = join(realFiles, 'corpus/rulings')
const queriesFile = join(realFiles, 'queries/judged2_dev.jsonl')
const wanted = process.env['MEASURE'] === '1' && existsSync(rulingsFolder) && existsSync(queriesFile)

/** Reached on a private set of 813 real rulings and 191 judged queries; they may only rise. */
const floors: Readonly<Record<string, number>> = { lay: 0.83, norm: 0.93, concept: 0.92, facts: 0.93, known: 0.96 }

describe.skipIf(!wanted)('ranking on a private set of real rulings (MEASURE=1, REAL_FILES)', () => {
  it('keeps its floors, above plain BM25 in every family, meaning never lowering words', async () => {
    const rulings = readNormalised(rulingsFolder)
    const { search } = await openSearch(rulings)
    const queries = parseJudgedQueries(readFileSync(queriesFile, 'utf8'))
    const table = await evaluateRulings({ search, rulings, queries })
    process.stdout.write(`${formatEvaluation(table)}\n`)
    for (const { family, quality } of table.families) {
      expect(quality.hibrida.ndcg10, family).toBeGreaterThanOrEqual(floors[family] ?? 0)
      expect(quality.lexica.ndcg10, family).toBeGreaterThan(quality.bm25.ndcg10)
      expect(quality.hibrida.ndcg10, family).toBeGreaterThanOrEqual(quality.lexica.ndcg10 - 0.001)
    }
    expect(table.knownDockets.right / table.knownDockets.asked).toBeGreaterThanOrEqual(0.97)
  }, 900_000)
})
