import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { putRulings } from './put-rulings.ts'
import { getLastSequence, listChangesAfter } from './ruling-changes.ts'
import { UnreadableRow } from './ruling-rows.ts'
import {
  countRulings,
  findCandidates,
  findRuling,
  getRuling,
  listCardFacts,
  listCoverage,
  listDocIds,
  listFacts,
  listRulings,
  listSections,
  RulingNotFound,
  removeRulings,
} from './rulings.ts'

const facts = ({ sections: _, ...rest }: Ruling) => rest

describeEachDatabase('rulings', (open) => {
  const db = () => open().db

  it('returns every stored field', async () => {
    const plain = buildRuling()
    const full = buildRuling({
      base: null,
      collection: 'tribunal_constitucional',
      docketNumber: '13139-22-INA',
      rit: null,
      decidedOn: null,
      book: 'Protección',
      ruc: '22-4-0000001-1',
      chamber: 'Segunda Sala',
      judges: [{ name: 'Rosario Ñancupil', vote: 'contra' }],
      norms: [],
      originCourt: 'Corte de Apelaciones de Arica',
      originDocketNumber: '12-2020',
      officialUrl: 'https://example.cl/1',
    })
    await putRulings(db(), [plain, full])
    expect(await listRulings(db(), [full.docId, plain.docId])).toEqual([full, plain])
    expect(await listSections(db(), [full.docId, 'nadie'])).toEqual(new Map([[full.docId, full.sections]]))
    expect(await getRuling(db(), plain.docId)).toEqual(plain)
    expect(await listFacts(db(), [full.docId, plain.docId])).toEqual([facts(full), facts(plain)])
    const cards = await listCardFacts(db(), [plain.docId, 'nowhere', full.docId])
    expect(cards.map(({ docId }) => docId)).toEqual([plain.docId, full.docId])
    for (const card of cards) expect(facts(card.docId === full.docId ? full : plain)).toMatchObject(card)
    expect(cards[1]?.appealType).toBe(full.appealType)
  })

  it('returns any well-formed text unchanged', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 }).filter((value) => !value.includes('\0'))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), text, async (considerandos, caption) => {
        const ruling = buildRuling({ idSentence: 'same', caption, sections: buildSections(considerandos) })
        await putRulings(db(), [ruling])
        expect(await getRuling(db(), ruling.docId)).toEqual(ruling)
      }),
      { numRuns: 30 },
    )
  })

  it('counts inserted, updated and unchanged rulings, and gives each change a sequence', async () => {
    const [first, second, third] = [buildRuling(), buildRuling(), buildRuling()]
    expect(await putRulings(db(), [first, second])).toEqual({
      inserted: 2,
      updated: 0,
      unchanged: 0,
      docIds: [first.docId, second.docId],
    })
    const before = await getLastSequence(db())
    const changed = { ...second, outcome: 'acoge' as const }
    expect(await putRulings(db(), [third, first, changed])).toEqual({
      inserted: 1,
      updated: 1,
      unchanged: 1,
      docIds: [third.docId, second.docId],
    })
    expect((await listChangesAfter(db(), before, 10)).map((change) => change.docId)).toEqual([third.docId, second.docId])
    expect((await getRuling(db(), second.docId)).outcome).toBe('acoge')
  })

  it('writes nothing for the same content, whatever the order of its keys', async () => {
    const ruling = buildRuling()
    await putRulings(db(), [ruling])
    const before = await getLastSequence(db())
    const reordered = Object.fromEntries(Object.entries(ruling).reverse()) as Ruling
    expect(await putRulings(db(), [reordered])).toEqual({ inserted: 0, updated: 0, unchanged: 1, docIds: [] })
    expect(await getLastSequence(db())).toBe(before)
  })

  it('keeps the last of two with one docId', async () => {
    const ruling = buildRuling()
    const put = await putRulings(db(), [ruling, { ...ruling, caption: 'Última con Versión' }])
    expect(put).toMatchObject({ inserted: 1, docIds: [ruling.docId] })
    expect((await getRuling(db(), ruling.docId)).caption).toBe('Última con Versión')
  })

  it('stores all or none', async () => {
    const good = buildRuling()
    await expect(putRulings(db(), [good, buildRuling({ caption: 'a\0b' })])).rejects.toThrow()
    expect(await countRulings(db())).toBe(0)
    expect(await getLastSequence(db())).toBe(0)
  })

  it('runs in the transaction it receives', async () => {
    const ruling = buildRuling()
    const undone = db().transaction(async (tx) => {
      await putRulings(tx, [ruling])
      expect(await findRuling(tx, ruling.docId)).toEqual(ruling)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await findRuling(db(), ruling.docId)).toBeNull()
    expect(await listChangesAfter(db(), 0, 10)).toEqual([])
  })

  it('writes more rows than one statement can take', async () => {
    const many = Array.from({ length: 1203 }, () => buildRuling())
    expect(await putRulings(db(), many)).toMatchObject({ inserted: 1203 })
    const docIds = many.map((ruling) => ruling.docId).reverse()
    expect((await listFacts(db(), docIds)).map((ruling) => ruling.docId)).toEqual(docIds)
    expect(await removeRulings(db(), docIds)).toHaveLength(1203)
    expect(await countRulings(db())).toBe(0)
  })

  it('removes facts and text, returns the removed ids, and accepts the ruling again later', async () => {
    const [removed, stored] = [buildRuling(), buildRuling()]
    await putRulings(db(), [removed, stored])
    expect(await removeRulings(db(), [removed.docId, 'unknown', removed.docId])).toEqual([removed.docId])
    expect(await findRuling(db(), removed.docId)).toBeNull()
    expect((await open().execute('select doc_id from ruling_texts')).rows).toEqual([{ doc_id: stored.docId }])
    expect(await listChangesAfter(db(), 2, 10)).toEqual([{ sequence: 3, docId: removed.docId, kind: 'remove' }])
    expect(await putRulings(db(), [removed])).toMatchObject({ inserted: 1 })
    expect(await listChangesAfter(db(), 2, 10)).toEqual([{ sequence: 4, docId: removed.docId, kind: 'upsert' }])
  })

  it('names the missing ruling', async () => {
    await expect(getRuling(db(), 'nowhere')).rejects.toThrow(new RulingNotFound('nowhere'))
    expect(await findRuling(db(), 'nowhere')).toBeNull()
    expect(await listRulings(db(), [])).toEqual([])
    expect(await listFacts(db(), ['nowhere'])).toEqual([])
  })

  it('refuses stored documents it cannot read, naming the ruling', async () => {
    const ruling = buildRuling()
    await putRulings(db(), [ruling])
    await db().execute(sql`update ruling_texts set sections = '[{"anchor": 1}]'`)
    await expect(findRuling(db(), ruling.docId)).rejects.toThrow(UnreadableRow)
    await db().execute(sql`update rulings set facts = '{}'`)
    await expect(listFacts(db(), [ruling.docId])).rejects.toMatchObject({ docId: ruling.docId })
  })

  it('pages through the ids by source and kind', async () => {
    await putRulings(db(), [
      ...[1, 2, 3].map((n) => buildRuling({ source: 'demo', idSentence: `d${n}` })),
      buildRuling({ source: 'pjud', idSentence: 'p1', fictional: false }),
    ])
    const first = await listDocIds(db(), { source: 'demo', limit: 2 })
    expect(first).toEqual(['demo-laboral-d1', 'demo-laboral-d2'])
    expect(await listDocIds(db(), { source: 'demo', after: 'demo-laboral-d2', limit: 2 })).toEqual(['demo-laboral-d3'])
    expect(await listDocIds(db(), { fictional: false, limit: 9 })).toEqual(['pjud-laboral-p1'])
  })

  it('counts rulings and dates of each collection, the real ones apart', async () => {
    expect(await listCoverage(db())).toEqual([])
    await putRulings(db(), [
      buildRuling({ decidedOn: '1999-03-02' }),
      buildRuling({ decidedOn: '2024-12-30', fictional: false }),
      buildRuling({ decidedOn: null }),
      buildRuling({ collection: 'contraloria', decidedOn: null }),
    ])
    expect(await listCoverage(db())).toEqual([
      { collection: 'laboral', fictional: true, total: 2, from: '1999-03-02', to: '1999-03-02' },
      { collection: 'contraloria', fictional: true, total: 1, from: null, to: null },
      { collection: 'laboral', fictional: false, total: 1, from: '2024-12-30', to: '2024-12-30' },
    ])
    expect(await countRulings(db())).toBe(4)
  })
})

describeEachDatabase('findCandidates', (open) => {
  const db = () => open().db
  const docket = (letter: string | null, number: number, year: number, book: string | null = null) => ({ letter, number, year, book })
  const ids = async (query: Omit<Parameters<typeof findCandidates>[1], 'limit'>, limit = 10) =>
    (await findCandidates(db(), { ...query, limit })).map((ruling) => ruling.idSentence)

  it('finds by docket number, any letter when none is given, and lists all that share it', async () => {
    await putRulings(db(), [
      buildRuling({ idSentence: 'o', docketNumber: 'O-5340-2022', rit: 'O-5340-2022', decidedOn: '2023-01-01' }),
      buildRuling({ idSentence: 'bare', docketNumber: '5340-2022', rit: null, decidedOn: '2023-01-03' }),
      buildRuling({ idSentence: 'rit', docketNumber: null, rit: 'T-5340-2022', decidedOn: '2023-01-02' }),
      buildRuling({ idSentence: 'other', docketNumber: 'O-5341-2022', rit: null }),
      buildRuling({ idSentence: 'tax', docketNumber: 'GR-19-00041-2016', rit: null }),
    ])
    expect(await ids({ docket: docket(null, 5340, 2022) })).toEqual(['bare', 'rit', 'o'])
    expect(await ids({ docket: docket('O', 5340, 2022) })).toEqual(['o'])
    expect(await ids({ docket: docket(null, 5340, 2022) }, 1)).toEqual(['bare'])
    expect(await ids({ docket: 'GR-19-00041-2016' })).toEqual(['tax'])
    expect(await ids({ docket: docket('GR-19', 41, 2016) })).toEqual(['tax'])
    expect(await ids({ docket: 'T-5340-2022' })).toEqual(['rit'])
  })

  it('distinguishes the books of a court, and keeps rulings whose book is unknown', async () => {
    await putRulings(db(), [
      buildRuling({ idSentence: 'civil', docketNumber: '900-2023', rit: null, book: 'Civil', decidedOn: '2023-01-01' }),
      buildRuling({ idSentence: 'penal', docketNumber: '900-2023', rit: null, book: 'Penal', decidedOn: '2023-01-02' }),
      buildRuling({ idSentence: 'unknown', docketNumber: '900-2023', rit: null, decidedOn: '2023-01-03' }),
    ])
    expect(await ids({ docket: docket(null, 900, 2023, 'Civil') })).toEqual(['unknown', 'civil'])
    expect(await ids({ docket: docket(null, 900, 2023) })).toEqual(['unknown', 'penal', 'civil'])
  })

  it('finds by caption without regard to accents and joining words, equal captions first', async () => {
    await putRulings(db(), [
      buildRuling({ idSentence: 'long', caption: 'MUÑOZ IBÁÑEZ / COMERCIAL LA QUEBRADA LTDA', decidedOn: '2024-05-05' }),
      buildRuling({ idSentence: 'same', caption: 'MUÑOZ/COMERCIAL LA QUEBRADA', decidedOn: '2001-05-05' }),
      buildRuling({ idSentence: 'other', caption: 'MUÑOZ/COMERCIAL EL CERRO' }),
    ])
    expect(await ids({ caption: 'Muñoz con Comercial La Quebrada' })).toEqual(['same', 'long'])
    expect(await ids({ caption: 'munoz c/ quebrada' })).toEqual(['long', 'same'])
    expect(await ids({ caption: '/ con' })).toEqual([])
    expect(await ids({ caption: "muñoz & ' | ! (comercial" })).toHaveLength(3)
  })

  it('finds the equal caption among more matches than it sorts', async () => {
    const crowd = Array.from({ length: 1100 }, (_, n) => buildRuling({ idSentence: `n${n}`, caption: 'Fisco con Comercial Nadie' }))
    await putRulings(db(), [...crowd, buildRuling({ idSentence: 'same', caption: 'FISCO', decidedOn: '1998-01-01' })])
    const found = await ids({ caption: 'Fisco' }, 3)
    expect(found).toHaveLength(3)
    expect(found[0]).toBe('same')
  })

  it('finds by date, base, collection and id together, and nothing without a field', async () => {
    await putRulings(db(), [
      buildRuling({ idSentence: 'a', decidedOn: '2020-02-02', base: 'base_civil', collection: 'civil' }),
      buildRuling({ idSentence: 'b', decidedOn: '2020-02-02' }),
    ])
    expect(await ids({ decidedOn: '2020-02-02' })).toEqual(['a', 'b'])
    expect(await ids({ decidedOn: '2020-02-02', base: 'base_civil' })).toEqual(['a'])
    expect(await ids({ idSentence: 'b', collection: 'laboral' })).toEqual(['b'])
    expect(await ids({ idSentence: 'b', collection: 'civil' })).toEqual([])
    expect(await ids({})).toEqual([])
  })
})
