import { beforeAll, describe, expect, it } from 'vitest'
import { type Engine, openEngine } from '../engine/engine.ts'
import type { EngineDocument } from '../model/document.ts'
import type { Filter } from '../model/filter.ts'
import { ClusteredVectors } from '../testing/clustered-vectors.ts'

const namespace = 'fallos'
const dimension = 256
const size = 12_000
const asked = 25

/** Minimum mean recall@10. */
const minRecall = 0.99

describe('the nearest of clustered vectors', () => {
  const vectors = new ClusteredVectors(3, dimension, 120)
  const documents: EngineDocument[] = Array.from({ length: size }, (_, i) => ({
    id: `d${i}`,
    group: `g${i % 7}`,
    fields: {},
    facets: { parte: [`p${i % 100}`] },
    sortKeys: {},
    vector: i % 50 === 49 ? null : vectors.next(),
  }))
  const queries = Array.from({ length: asked }, () => vectors.next())
  let engine: Engine

  beforeAll(async () => {
    engine = await openEngine({ folder: null, dimension, schema: 'test', namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75 } } })
    for (let from = 0; from < size; from += 4_000)
      await engine.apply({
        sequence: from + 1,
        changes: documents.slice(from, from + 4_000).map((document) => ({ kind: 'upsert', namespace, document })),
      })
    await engine.apply({ sequence: size + 1, changes: [{ kind: 'removeGroup', namespace, group: 'g3' }] })
  }, 60_000)

  const unitOf = (vector: Float32Array): Float32Array => {
    const length = Math.hypot(...vector)
    return vector.map((value) => value / length)
  }
  const units = documents.flatMap((document) =>
    document.vector === null || document.group === 'g3' ? [] : [{ document, unit: unitOf(document.vector) }],
  )
  const product = (a: Float32Array, b: Float32Array): number => {
    let sum = 0
    for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
    return sum
  }

  const exact = (query: Float32Array, allowed: (document: EngineDocument) => boolean) => {
    const asked = unitOf(query)
    return units
      .filter(({ document }) => allowed(document))
      .map(({ document: { id }, unit }) => ({ id, score: product(asked, unit) }))
      .sort((a, b) => b.score - a.score)
  }

  const recall = (filter: Filter | null, allowed: (document: EngineDocument) => boolean, depth: number): number => {
    let found = 0
    for (const near of queries) {
      const expected = exact(near, allowed).slice(0, depth)
      const hits = engine.nearest(namespace, { near, filter, limit: 100 })
      const scores = new Map(hits.map(({ id, score }) => [id, score]))
      for (const { id, score } of expected.slice(0, depth)) {
        if (!scores.has(id)) continue
        expect(Math.abs((scores.get(id) as number) - score)).toBeLessThan(1e-4)
        found += 1
      }
      expect(hits.every(({ score }, i) => i === 0 || score <= (hits[i - 1]?.score as number))).toBe(true)
    }
    return found / (queries.length * depth)
  }

  it('are found with 99 % recall', () => {
    expect(recall(null, () => true, 10)).toBeGreaterThanOrEqual(minRecall)
  })

  it('are found with filters that keep 1 % and 40 %', () => {
    const parts = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)
    for (const count of [1, 40]) {
      const values = parts(count)
      expect(
        recall({ kind: 'in', field: 'parte', values }, ({ facets }) => values.includes(facets['parte']?.[0] ?? ''), 10),
      ).toBeGreaterThanOrEqual(minRecall)
    }
  })

  it('of a document exclude it, and are none for one without a vector', () => {
    const hits = engine.nearest(namespace, { near: { id: 'd0' }, filter: null, limit: 5 })
    expect(hits.map(({ id }) => id)).not.toContain('d0')
    expect(hits[0]?.id).toBe(exact(documents[0]?.vector as Float32Array, ({ id }) => id !== 'd0')[0]?.id)
    expect(engine.nearest(namespace, { near: { id: 'd49' }, filter: null, limit: 5 })).toEqual([])
  })
})

it('compares codes of the allowed documents only, when exactly the first have a vector', async () => {
  const vectors = new ClusteredVectors(5, 32, 40)
  const documents = Array.from({ length: 8_000 }, (_, i): EngineDocument => {
    const facets = { parte: [`p${i % 2}`] }
    return { id: `d${i + 10_000}`, group: 'g', fields: {}, facets, sortKeys: {}, vector: i < 7_900 ? vectors.next() : null }
  })
  const engine = await openEngine({
    folder: null,
    dimension: 32,
    schema: 'test',
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75 } },
  })
  await engine.apply({ sequence: 1, changes: documents.map((document) => ({ kind: 'upsert', namespace, document })) })
  const filter: Filter = { kind: 'in', field: 'parte', values: ['p1'] }
  for (const [i, { id, vector }] of documents.slice(3_000, 3_020).entries()) {
    const near = engine.nearest(namespace, { near: vector as Float32Array, filter, limit: 10 })
    expect(near.some((hit) => hit.id === id)).toBe(i % 2 === 1)
    expect(near.every((hit) => Number(hit.id.slice(1)) % 2 === 1)).toBe(true)
    const others = engine.nearest(namespace, { near: { id }, filter, limit: 9 }).map((hit) => hit.id)
    expect(others).not.toContain(id)
    if (i % 2 === 1) expect(others[0]).toBe(near[1]?.id)
  }
  await engine.abandon()
})
