import { getRuling, listRulingVersions, type OpenDatabase, putRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections, openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import { matchVersions } from './match-versions.ts'

/** A text that differs for every seed, long enough to be recognised by a part of it. */
const invented = (seed: number, sentences = 40): string[] =>
  Array.from(
    { length: sentences },
    (_, n) => `Que en el punto ${n} la parte ficticia ${seed * 1000 + n} expuso lo que consta en la foja ${seed * 7 + n}.`,
  )
const facts = { docketNumber: '500-2024', rit: null, court: 'Corte Suprema', collection: 'corte_suprema' as const }

describe('matchVersions', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => truncateAll(database))

  const ruling = (source: string, idSentence: string, texts: readonly string[], changes: Partial<Ruling> = {}): Ruling =>
    buildRuling({ source, idSentence, ...facts, sections: buildSections(texts), ...changes })
  const match = async (received: readonly Ruling[]) => [...(await matchVersions(database.db, received))]

  it('recognises a decision in the transcription of another source', async () => {
    const own = ruling('judiciary', '1', invented(1))
    await putRulings(database.db, [own])
    const noisy = invented(1).map((text, n) => (n % 20 === 0 ? text.replace('expuso', 'expresó') : text.toUpperCase()))
    const other = ruling('harvest', 'x', noisy)
    expect(await match([other])).toEqual([[other.docId, own.docId]])
  })

  it('recognises an extract, and the masked text of an anonymised one', async () => {
    const own = ruling('judiciary', '1', invented(1))
    await putRulings(database.db, [own])
    const extract = ruling('harvest', 'x', invented(1).slice(0, 20))
    const anonymised = ruling('harvest', 'y', [...invented(1).slice(0, 39), 'Que [persona 1] expuso lo que consta.'])
    expect(compareTexts(own, extract)).toMatchObject({ same: false })
    expect(compareTexts(own, extract).jaccard).toBeLessThan(0.8)
    expect(await match([extract])).toEqual([[extract.docId, own.docId]])
    expect(await match([anonymised])).toEqual([[anonymised.docId, own.docId]])
  })

  it('keeps a cassation and its replacement ruling of the same day apart', async () => {
    const cassation = ruling('judiciary', '1', invented(1))
    await putRulings(database.db, [cassation])
    expect(await match([ruling('harvest', 'x', [...invented(1).slice(0, 8), ...invented(2)])])).toEqual([])
    expect(await match([ruling('harvest', 'y', invented(1), { kind: 'sentencia de reemplazo' })])).toEqual([])
  })

  it('trusts the ids of one source, unless two of its documents are identical', async () => {
    const own = ruling('judiciary', '1', ['Que se confirma la sentencia ficticia de foja 10.'])
    await putRulings(database.db, [own])
    const other = ruling('judiciary', '2', ['Que se confirma la sentencia ficticia de foja 20.'])
    const same = ruling('judiciary', '3', ['Que se CONFIRMA la sentencia ficticia de foja 10.'])
    expect(await match([other, same])).toEqual([[same.docId, own.docId]])
  })

  it('finds the versions that come together', async () => {
    const received = [ruling('judiciary', '1', invented(1)), ruling('judiciary', '2', invented(2)), ruling('harvest', 'x', invented(2))]
    const [one, two, three] = received.map(({ docId }) => docId)
    const matched = await matchVersions(database.db, received)
    expect([...matched]).toEqual([[three, two]])
    const origins = new Map(
      received.map(({ docId }) => [
        docId,
        { versionOf: matched.get(docId) ?? null, fetchedAt: null, rawHash: docId, documentsVersion: 1, status: null, reserved: false },
      ]),
    )
    expect(await putRulings(database.db, received, { origins })).toMatchObject({ updated: 1, inserted: 2 })
    expect((await listRulingVersions(database.db, two ?? '')).map(({ recordId }) => recordId)).toEqual([three, two])
    expect((await getRuling(database.db, three ?? '')).docId).toBe(two)
    expect(one).toBeDefined()
  })
})
