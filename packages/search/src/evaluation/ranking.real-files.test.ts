import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { expect, it } from 'vitest'
import { openSearch } from '../testing/open-search.ts'
import { findRegressions } from './compare-systems.ts'
import { evaluateRulings } from './evaluate-rulings.ts'
import { findFalls, floorOf, readFloor, saveFloor } from './floors.ts'
import { formatEvaluation } from './format-evaluation.ts'
import { parseJudgedQueries } from './judged-queries.ts'
import { readNormalised } from './read-normalised.fixture.ts'

const parts = { rulings: 'corpus/rulings', queries: 'queries/judged2_dev.jsonl' } as const
const rulingsFolder = join(realFiles, parts.rulings)
const queriesFile = join(realFiles, parts.queries)

describeRealFiles('ranking on a private set of real rulings', Object.values(parts), () => {
  it('does not fall, stays above plain BM25 in every family, and loses nothing by meaning', async () => {
    const rulings = readNormalised(rulingsFolder)
    const { search } = await openSearch(rulings)
    const queries = parseJudgedQueries(readFileSync(queriesFile, 'utf8'))
    // `npm run evaluate` searches every docket number.
    const table = await evaluateRulings({ search, rulings, queries, docketsEvery: 4 })
    process.stdout.write(`${formatEvaluation(table)}\n`)
    // SAVE=1 stores what is reached, for later runs to compare with.
    if (process.env['SAVE'] === '1') saveFloor('texto', table)
    expect(findFalls(readFloor('texto'), floorOf(table))).toEqual([])
    expect(findRegressions(table)).toEqual([])
  }, 900_000)
})
