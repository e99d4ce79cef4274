import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { expect, it } from 'vitest'
import { openSearch } from '../testing/open-search.ts'
import { randomEncoder } from '../testing/random-encoder.ts'
import { findRegressions } from './compare-systems.ts'
import { evaluateRulings } from './evaluate-rulings.ts'
import { findFalls, floorOf, readFloor, saveFloor } from './floors.ts'
import { formatEvaluation } from './format-evaluation.ts'
import { parseJudgedQueries } from './judged-queries.ts'
import { readNormalised } from './read-normalised.fixture.ts'

const parts = { rulings: 'corpus/rulings', queries: 'queries/judged2_dev.jsonl' } as const
const rulingsFolder = join(realFiles, parts.rulings)
const queriesFile = join(realFiles, parts.queries)

/** Chance moves neighbours of equal grade: less than what is told apart anywhere else. */
const tolerance = 0.005

describeRealFiles('ranking on a private set of real rulings', Object.values(parts), () => {
  it('does not fall, stays above plain BM25 in every family, and loses nothing by meaning', async () => {
    const rulings = readNormalised(rulingsFolder)
    const { search } = await openSearch(rulings)
    const queries = parseJudgedQueries(readFileSync(queriesFile, 'utf8'))
    const table = await evaluateRulings({ search, rulings, queries })
    process.stdout.write(`${formatEvaluation(table)}\n`)
    // SAVE=1 stores what is reached, for later runs to compare with.
    if (process.env['SAVE'] === '1') saveFloor('texto', table)
    expect(findFalls(readFloor('texto'), floorOf(table))).toEqual([])
    expect(findRegressions(table)).toEqual([])
  }, 900_000)

  it('loses nothing in any family by an encoder that knows nothing', async () => {
    const rulings = readNormalised(rulingsFolder)
    const { search } = await openSearch(rulings, new Map(), randomEncoder())
    const queries = parseJudgedQueries(readFileSync(queriesFile, 'utf8'))
    const { families } = await evaluateRulings({ search, rulings, queries })
    for (const { family, quality } of families) {
      process.stdout.write(`${family}: palabras ${quality.lexica.ndcg10.toFixed(3)}, con azar ${quality.hibrida.ndcg10.toFixed(3)}\n`)
      expect(quality.hibrida.ndcg10, family).toBeGreaterThanOrEqual(quality.lexica.ndcg10 - tolerance)
      expect(quality.hibrida.recall100, family).toBe(quality.lexica.recall100)
    }
  }, 900_000)
})
