import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { storeCheckableRulings } from './checker-quality.ts'
import { formatHiddenAuthorities, measureHiddenAuthorities } from './hidden-authorities.ts'

const rulings = 300
const options = { briefs: 20, seed: 1, rulings }

describe('a ruling hidden in briefs', () => {
  let test: TestApp
  let dataDir: string

  beforeAll(async () => {
    test = await openTestApp()
    dataDir = await mkdtemp(join(tmpdir(), 'basejuris-hidden-'))
    await storeCheckableRulings(test.database.db, dataDir, rulings)
    await test.store([])
  }, 180_000)
  afterAll(async () => {
    await test.close()
    await rm(dataDir, { recursive: true })
  })

  it('is offered more often than words alone find it, each time for a reason', { timeout: 120_000 }, async () => {
    const measured = await measureHiddenAuthorities(test.services, options)
    expect(measured.briefs).toBe(options.briefs)
    expect(measured.offered).toBeGreaterThan(measured.byWords)
    expect([...measured.reasons.values()].reduce((sum, n) => sum + n, 0)).toBe(measured.offered)
    expect(formatHiddenAuthorities(measured)).toContain(`entre las 10 ofrecidas: ${measured.offered} de ${options.briefs}`)
  })
})
