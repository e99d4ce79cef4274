import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { describe, expect, it } from 'vitest'
import { type ReadRelations, readRelations } from '../citations/read-relations.ts'
import { PreparedRelations } from './prepared-relations.ts'

const read = (): Promise<ReadRelations> =>
  readRelations(buildRuling({ sections: buildSections(['Primero: Que rige la Ley N° 19.880, según la sentencia rol N° 123-2019.']) }))

describe('PreparedRelations', () => {
  it('gives those of each ruling once', async () => {
    const prepared = new PreparedRelations()
    const relations = await read()
    prepared.add('a', relations)
    expect(prepared.take('a')).toBe(relations)
    expect(prepared.take('a')).toBeNull()
  })

  it('evicts the oldest beyond its size', async () => {
    const relations = await read()
    const prepared = new PreparedRelations(2_000)
    for (const hash of ['a', 'b', 'a', 'c', 'd']) prepared.add(hash, relations)
    const left = ['a', 'b', 'c', 'd'].filter((hash) => prepared.take(hash) !== null)
    expect(left).toEqual(['c', 'd'])
  })
})
