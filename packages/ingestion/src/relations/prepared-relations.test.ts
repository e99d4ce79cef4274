import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { describe, expect, it } from 'vitest'
import { type WrittenRelations, writtenRelations } from '../citations/read-relations.ts'
import { readText } from '../citations/text-reading.ts'
import { PreparedRelations } from './prepared-relations.ts'

const quoted = 'El trabajador tendrá derecho a la indemnización que el contrato fijó en su momento por cada año servido'

const read = (): Promise<WrittenRelations> => {
  const ruling = buildRuling({
    sections: buildSections([`Primero: Que rige la Ley N° 19.880, según la sentencia rol N° 123-2019: «${quoted}».`]),
  })
  return writtenRelations(ruling, readText(ruling.sections))
}

describe('PreparedRelations', () => {
  it('gives those of each ruling once', async () => {
    const prepared = new PreparedRelations()
    const relations = await read()
    prepared.add('a', relations)
    expect(prepared.take('a')).toEqual({ citations: relations.citations, texts: relations.texts })
    expect(prepared.take('a')).toBeNull()
    expect(prepared.takeWritten('a')?.map(({ written }) => written)).toEqual([quoted])
    expect(prepared.takeWritten('a')).toBeNull()
  })

  it('has no room once it is full, and has again as rulings are taken', async () => {
    const prepared = new PreparedRelations(50_000)
    const relations = await read()
    const added = Array.from({ length: 100 }, (_, at) => `${at}`).filter((hash) => {
      if (!prepared.hasRoom()) return false
      prepared.add(hash, relations)
      return true
    })
    expect(added.length).toBeLessThan(100)
    for (const hash of added) expect(prepared.take(hash)).not.toBeNull()
    for (const hash of added) expect(prepared.takeWritten(hash)).not.toBeNull()
    expect(prepared.hasRoom()).toBe(true)
  })

  it('evicts the oldest beyond its size', async () => {
    const relations = await read()
    const prepared = new PreparedRelations(4_000)
    for (const hash of ['a', 'b', 'a', 'c', 'd']) prepared.add(hash, relations)
    const left = ['a', 'b', 'c', 'd'].filter((hash) => prepared.take(hash) !== null)
    expect(left).toEqual(['c', 'd'])
  })
})
