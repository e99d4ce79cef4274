import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorKinds } from '@basejuris/demo/briefs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { type CheckerQuality, measurePlantedErrors, storeCheckableRulings } from './checker-quality.ts'
import { checkerFloors, formatChecker } from './format-checker-quality.ts'

const rulings = 150
const options = { seed: 1, briefs: 24, wordings: 'first', rulings }

describe('citations with planted errors', () => {
  let test: TestApp
  let dataDir: string
  let quality: CheckerQuality

  beforeAll(async () => {
    test = await openTestApp()
    dataDir = await mkdtemp(join(tmpdir(), 'basejuris-briefs-'))
    await storeCheckableRulings(test.database.db, dataDir, rulings)
    await test.store([])
    quality = await measurePlantedErrors(test.services, options)
  }, 180_000)
  afterAll(async () => {
    await test.close()
    await rm(dataDir, { recursive: true })
  })

  it('are of twelve kinds, each as often as the others, beside right ones', () => {
    const counts = errorKinds.map((kind) => quality.judged.filter(({ truth }) => truth === kind).length)
    expect(quality.briefs).toBe(options.briefs)
    expect(new Set(counts)).toEqual(new Set([(options.briefs * 4) / errorKinds.length]))
    expect(quality.judged.filter(({ truth }) => truth === 'right').length).toBeGreaterThan(options.briefs * 8)
  })

  it('are caught, and right ones pass', () => {
    process.stdout.write(`${formatChecker(quality)}\n`)
    for (const { name, reached, floor } of checkerFloors(quality)) expect(reached, name).toBeGreaterThanOrEqual(floor)
  })

  it('are told apart in a table that lists each leak and false alarm', () => {
    const leaks = quality.judged.filter(({ truth, verdict }) => verdict === 'existe' && truth !== 'right' && truth !== 'own')
    const table = formatChecker(quality)
    expect(table.match(/^fuga, /gmu)?.length ?? 0).toBe(leaks.length)
    expect(table).toMatch(/^reservada +8 /mu)
  })

  it('come again word for word with the same seed, and not with another', async () => {
    const again = await measurePlantedErrors(test.services, { ...options, briefs: 2 })
    const other = await measurePlantedErrors(test.services, { ...options, briefs: 2, seed: 2 })
    const textsOf = ({ judged }: CheckerQuality): string[] => judged.filter(({ brief }) => brief <= 2).map(({ text }) => text)
    expect(textsOf(again)).toEqual(textsOf(quality))
    expect(textsOf(other)).not.toEqual(textsOf(again))
  })
})
