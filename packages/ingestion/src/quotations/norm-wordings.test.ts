import { type OpenDatabase, putNorms } from '@basejuris/database'
import { buildNorm, openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NormWordings } from './norm-wordings.ts'

const law = 990_001
const older = 'El farolero encenderá cada farol de la plaza antes de la puesta del sol y lo apagará al amanecer.'
const newer = 'El farolero encenderá cada farol de la plaza antes de la puesta del sol y lo apagará a medianoche.'
const other = 'La multa por cada farol que no se encienda será de una unidad tributaria mensual.'
const quoted = 'encenderá cada farol de la plaza antes de la puesta del sol y lo apagará al amanecer'

describe('NormWordings', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => truncateAll(database))

  const store = async () => {
    await putNorms(database.db, [
      buildNorm(law, { 1: older, 2: other }, { inForceFrom: '2000-01-01', inForceTo: '2019-12-31', capturedOn: null }),
      buildNorm(law, { 1: newer, 2: other }),
    ])
    return new NormWordings(database.db)
  }
  const shown = ({ words, comparison }: Awaited<ReturnType<NormWordings['compare']>>[number]) =>
    words.text.slice(comparison.from, comparison.to)

  it('find words in the version that has them, the nearest first, with the difference to the others', async () => {
    const found = await (await store()).compare(quoted, { idNorma: law, article: '1' })
    expect(found.map(({ version, isLatest, comparison }) => [version.inForceFrom, isLatest, comparison.kind])).toEqual([
      ['2000-01-01', false, 'verbatim'],
      ['2020-01-01', true, 'different'],
    ])
    expect(found.map(({ article }) => article)).toEqual(['1', '1'])
    expect(found[1]?.comparison).toMatchObject({ differences: 2 })
  })

  it('prefer the text in force where several have the words', async () => {
    const [first] = await (await store()).compare('por cada farol que no se encienda será de una unidad tributaria', {
      idNorma: law,
      article: '2',
    })
    expect(first).toMatchObject({ isLatest: true, comparison: { kind: 'verbatim' } })
  })

  it('find the article where only the norm is named', async () => {
    const [first] = await (await store()).compare('cada farol que no se encienda será de una unidad', { idNorma: law, article: null })
    expect(first).toMatchObject({ article: '2', isLatest: true })
    if (first !== undefined) expect(shown(first)).toBe('cada farol que no se encienda será de una unidad')
  })

  it('say nothing of a norm without text, of an absent article and of other words', async () => {
    const wordings = await store()
    expect(await wordings.compare(quoted, { idNorma: 990_002, article: '1' })).toEqual([])
    expect(await wordings.hasText({ idNorma: 990_002, article: null })).toBe(false)
    expect(await wordings.hasText({ idNorma: law, article: '7' })).toBe(false)
    expect(await wordings.compare(quoted, { idNorma: law, article: '2' })).toEqual([])
  })
})
