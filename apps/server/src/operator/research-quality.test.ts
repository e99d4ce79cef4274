import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { storeCheckableRulings } from './checker-quality.ts'
import { formatContrasts, type MeasuredContrast, measureResearch } from './research-quality.ts'

const rulings = 600
/** A quarter of the corpus has few rulings of each line: 28 of 40 were found when this was written, and one by a ruling of the same line. */
const minFound = 0.6
const maxWrong = 1

describe('matters decided both ways', () => {
  let test: TestApp
  let dataDir: string
  let measured: readonly MeasuredContrast[]

  beforeAll(async () => {
    test = await openTestApp()
    dataDir = await mkdtemp(join(tmpdir(), 'basejuris-contrasts-'))
    await storeCheckableRulings(test.database.db, dataDir, rulings)
    await test.store([])
    measured = await measureResearch(test.services, { rulings, runJobs: test.runJobs })
  }, 240_000)
  afterAll(async () => {
    await test.close()
    await rm(dataDir, { recursive: true })
  })

  it('have their contrary line found, and hardly ever a ruling of the same line in its place', () => {
    process.stdout.write(`${formatContrasts(measured)}\n`)
    const count = (result: MeasuredContrast['result']): number => measured.filter((each) => each.result === result).length
    expect(measured.length).toBeGreaterThan(9)
    expect(count('found') / measured.length).toBeGreaterThanOrEqual(minFound)
    expect(count('wrong')).toBeLessThanOrEqual(maxWrong)
  })
})
