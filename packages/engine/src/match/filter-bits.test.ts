import { expect, it } from 'vitest'
import { openEngine } from '../engine/engine.ts'

it('distinguishes open-ended ranges in any order', async () => {
  const engine = await openEngine({
    folder: null,
    dimension: 4,
    schema: 'test',
    namespaces: { fallos: { k1: 1.2, b: {}, defaultB: 0.75 } },
  })
  const document = { id: 'a', group: 'a', fields: {}, facets: {}, sortKeys: { ano: 2020 }, vector: null }
  await engine.apply({ sequence: 1, changes: [{ kind: 'upsert', namespace: 'fallos', document }] })
  const foundFrom = (from: number): number =>
    engine.search('fallos', { text: null, filter: { kind: 'range', field: 'ano', from }, sort: [], facets: [], offset: 0, limit: 1 }).hits
      .length
  expect([foundFrom(-Infinity), foundFrom(Infinity), foundFrom(Number.NaN)]).toEqual([1, 0, 0])
  await engine.abandon()
})
