import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { expect, it } from 'vitest'
import { openSearch } from '../testing/open-search.ts'
import { randomEncoder } from '../testing/random-encoder.ts'
import { evaluateFamilies } from './evaluate-rulings.ts'
import { parseJudgedQueries } from './judged-queries.ts'
import { readNormalised } from './read-normalised.fixture.ts'

const parts = { rulings: 'corpus/rulings', queries: 'queries/judged2_dev.jsonl' } as const

/** Chance moves neighbours of equal grade: less than what is told apart anywhere else. */
const tolerance = 0.005

// A file of its own: both measure for minutes, side by side.
describeRealFiles('ranking by chance on a private set of real rulings', Object.values(parts), () => {
  it('loses nothing in any family by an encoder that knows nothing', async () => {
    const rulings = readNormalised(join(realFiles, parts.rulings))
    const { search } = await openSearch(rulings, new Map(), randomEncoder())
    const queries = parseJudgedQueries(readFileSync(join(realFiles, parts.queries), 'utf8'))
    for (const { family, quality } of await evaluateFamilies({ search, rulings, queries })) {
      process.stdout.write(`${family}: palabras ${quality.lexica.ndcg10.toFixed(3)}, con azar ${quality.hibrida.ndcg10.toFixed(3)}\n`)
      expect(quality.hibrida.ndcg10, family).toBeGreaterThanOrEqual(quality.lexica.ndcg10 - tolerance)
      expect(quality.hibrida.recall100, family).toBe(quality.lexica.recall100)
    }
  }, 900_000)
})
