import { buildNorm, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { cachedNorm, cachedNormParts } from './norm-cache.ts'
import { putNorms } from './put-norms.ts'

const build = (idNorma: number, text: string, inForceFrom = '2020-01-01') => ({
  ...buildNorm(idNorma, { '1': text }, { inForceFrom }),
  key: null,
})

describeEachDatabase('norms in memory', (open) => {
  it('answer the same object until a norm changes, and never an old one', async () => {
    const { db } = open()
    expect(await cachedNorm(db, 1)).toBeNull()
    await putNorms(db, [build(1, 'Los faroles.')])
    const first = await cachedNorm(db, 1)
    expect(first?.versions).toHaveLength(1)
    expect(await cachedNorm(db, 1)).toBe(first)
    await putNorms(db, [build(1, 'Las lámparas.', '2021-01-01')])
    const second = await cachedNorm(db, 1)
    expect(second?.versions).toHaveLength(2)
    expect(second?.changeSequence).not.toBe(first?.changeSequence)
    const parts = { idNorma: 1, version: 2, changeSequence: second?.changeSequence ?? 0 }
    expect(await cachedNormParts(db, parts)).toBe(await cachedNormParts(db, parts))
  })

  it('agree for all who ask at once', async () => {
    const { db } = open()
    await putNorms(db, [build(1, 'Los faroles.'), build(2, 'Las lámparas.')])
    const asked = await Promise.all([1, 2, 1, 3].map((idNorma) => cachedNorm(db, idNorma)))
    expect(asked.map((norm) => norm?.facts.idNorma)).toEqual([1, 2, 1, undefined])
    const parts = { idNorma: 1, version: 1, changeSequence: asked[0]?.changeSequence ?? 0 }
    const [first, second] = await Promise.all([cachedNormParts(db, parts), cachedNormParts(db, parts)])
    expect(first).toHaveLength(1)
    expect(second).toBe(first)
  })

  it('have the parts of many norms that are asked for at once', async () => {
    const { db } = open()
    const ids = Array.from({ length: 45 }, (_, at) => at + 1)
    await putNorms(
      db,
      ids.map((idNorma) => build(idNorma, `Los faroles ${idNorma}.`)),
    )
    const norms = await Promise.all(ids.map((idNorma) => cachedNorm(db, idNorma)))
    const read = await Promise.all(
      norms.map((norm, at) => cachedNormParts(db, { idNorma: ids[at] ?? 0, version: 1, changeSequence: norm?.changeSequence ?? 0 })),
    )
    expect(read.map((parts) => parts.map(({ article }) => article))).toEqual(ids.map(() => ['1']))
    await expect(cachedNormParts(db, { idNorma: 99, version: 1, changeSequence: 0 })).resolves.toEqual([])
  })
})
