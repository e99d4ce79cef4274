import { type RecordOrigin, type Ruling, unknownOrigin } from '@basejuris/domain'
import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { putRulings, withdrawRecords } from './put-rulings.ts'
import { getLastSequence, listChangesAfter } from './ruling-changes.ts'
import { countOutdatedVersions, findRulingId, findVersionCandidates, getRulingVersion, listRulingVersions } from './ruling-versions.ts'
import { countRulings, findCandidates, findRuling, getRuling } from './rulings.ts'

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n))
const longer = (words: string): Ruling['sections'] => buildSections([`Primero: Que ${words}.`, 'Segundo: Que así se dirá.'])

describeEachDatabase('versions of a ruling', (open) => {
  const put = (ruling: Ruling, origin: Partial<RecordOrigin> = {}, now = day(1)) =>
    putRulings(open().db, [ruling], { origins: new Map([[ruling.docId, { ...unknownOrigin, ...origin }]]), now })
  const versionsOf = async (docId: string) => (await listRulingVersions(open().db, docId)).toReversed()
  const other = (ruling: Ruling, changes: Partial<Ruling> = {}): Ruling => ({
    ...ruling,
    docId: `${ruling.docId}-other`,
    source: 'other',
    idSentence: 'o-1',
    ...changes,
  })

  it('keeps a replaced version readable by its own anchors, and shows the new text', async () => {
    const old = buildRuling()
    await put(old, { rawHash: 'a', fetchedAt: day(1) })
    expect(await put({ ...old, sections: longer('se corrigió') }, { rawHash: 'b', fetchedAt: day(2) }, day(3))).toMatchObject({
      updated: 1,
    })
    expect(await versionsOf(old.docId)).toMatchObject([
      { version: 1, shown: false, status: 'replaced', supersededAt: day(3), rawHash: 'a', fetchedAt: day(1), storedAt: day(1) },
      { version: 2, shown: true, status: null, supersededAt: null, rawHash: 'b', fetchedAt: day(2), storedAt: day(3) },
    ])
    expect((await getRulingVersion(open().db, old.docId, 1)).ruling).toEqual(old)
    expect((await getRulingVersion(open().db, old.docId, 2)).ruling.sections).toEqual(longer('se corrigió'))
    expect((await getRuling(open().db, old.docId)).sections).toEqual(longer('se corrigió'))
    await expect(getRulingVersion(open().db, old.docId, 3)).rejects.toThrow('No version 3')
  })

  it('keeps no readable text of what a source anonymised later', async () => {
    const named = buildRuling()
    await put(named, { rawHash: 'a' })
    await put({ ...named, sections: longer('[persona 1] compareció') }, { rawHash: 'b', reserved: true })
    expect((await versionsOf(named.docId)).map(({ shown, status }) => [shown, status])).toEqual([
      [false, 'replaced'],
      [true, null],
    ])
    await expect(getRulingVersion(open().db, named.docId, 1)).rejects.toThrow('No version 1')
  })

  it('stores a state read earlier than the latest as an older version', async () => {
    const recent = buildRuling()
    await put(recent, { fetchedAt: day(5) })
    await put({ ...recent, sections: longer('se dijo antes') }, { fetchedAt: day(2) }, day(6))
    expect(await versionsOf(recent.docId)).toMatchObject([
      { shown: true, status: null, supersededAt: null },
      { shown: false, status: 'replaced', supersededAt: day(6), fetchedAt: day(2) },
    ])
    expect(await getRuling(open().db, recent.docId)).toEqual(recent)
  })

  it('makes no version of new facts, and writes nothing for the same record', async () => {
    const ruling = buildRuling()
    await put(ruling, { rawHash: 'a' })
    const sequence = await getLastSequence(open().db)
    expect(await put(ruling, { rawHash: 'a', fetchedAt: day(9) })).toMatchObject({ unchanged: 1, docIds: [] })
    expect(await getLastSequence(open().db)).toBe(sequence)
    expect(await put({ ...ruling, caption: 'Otra con Distinta' }, { rawHash: 'b' })).toMatchObject({ updated: 1 })
    expect(await versionsOf(ruling.docId)).toMatchObject([{ version: 1, shown: true, rawHash: 'b', fetchedAt: day(9) }])
    expect((await getRuling(open().db, ruling.docId)).caption).toBe('Otra con Distinta')
  })

  it('makes one ruling of the records of two sources and shows the one with more facts', async () => {
    const poor = buildRuling({ chamber: null, judges: [], drafter: null })
    const rich = other(poor, { chamber: 'Tercera', judges: [{ name: 'Elisa Ficticia', vote: null }] })
    await put(poor)
    expect(await put(rich, { versionOf: poor.docId })).toMatchObject({ inserted: 0, updated: 1, docIds: [rich.docId] })
    expect(await countRulings(open().db)).toBe(1)
    expect(await findRuling(open().db, rich.docId)).toEqual({ ...rich, docId: poor.docId })
    expect(await findRulingId(open().db, rich.docId)).toBe(poor.docId)
    expect((await getRulingVersion(open().db, poor.docId, 1)).ruling).toEqual(poor)
    for (const { idSentence } of [poor, rich])
      expect((await findCandidates(open().db, { idSentence, limit: 9 })).map(({ docId }) => docId)).toEqual([poor.docId])
    expect(await put(poor)).toMatchObject({ unchanged: 1 })
    expect(await put(rich)).toMatchObject({ unchanged: 1 })
    expect((await listChangesAfter(open().db, 0, 9)).map(({ docId }) => docId)).toEqual([poor.docId])
  })

  it('prefers a whole text to an extract with more facts', async () => {
    const whole = buildRuling({ judges: [], drafter: null, chamber: null })
    const extract = other(whole, { chamber: 'Tercera', drafter: 'Elisa Ficticia', sections: buildSections([]) })
    await put(whole)
    await put(extract, { versionOf: whole.docId, fetchedAt: day(20) })
    expect((await versionsOf(whole.docId)).map(({ shown }) => shown)).toEqual([true, false])
    expect((await getRulingVersion(open().db, whole.docId, 2)).ruling).toEqual({ ...extract, docId: whole.docId })
  })

  it('erases the text of a withdrawn record, shows the other source, and removes a ruling without sources', async () => {
    const first = buildRuling({ chamber: 'Tercera' })
    const second = other(first, { chamber: null, sections: longer('otra fuente la transcribe así') })
    await put(first)
    await put(second, { versionOf: first.docId })
    expect(await withdrawRecords(open().db, [first.docId, 'unknown'], day(7))).toEqual([first.docId])
    expect(await getRuling(open().db, first.docId)).toEqual({ ...second, docId: first.docId })
    expect(await versionsOf(first.docId)).toMatchObject([{ status: 'withdrawn', supersededAt: day(7), shown: false }, { shown: true }])
    await expect(getRulingVersion(open().db, first.docId, 1)).rejects.toThrow()
    expect(await withdrawRecords(open().db, [first.docId])).toEqual([])
    expect(await withdrawRecords(open().db, [second.docId])).toEqual([second.docId])
    expect(await countRulings(open().db)).toBe(0)
    expect((await open().execute('select 1 from ruling_versions union all select 1 from ruling_version_texts')).rows).toEqual([])
    expect((await listChangesAfter(open().db, 0, 9)).map(({ kind }) => kind)).toEqual(['remove'])
  })

  it('stores a record as its own ruling when the one it belonged to is gone', async () => {
    const alone = buildRuling()
    expect(await put(alone, { versionOf: 'removed-meanwhile' })).toMatchObject({ inserted: 1 })
    expect(await getRuling(open().db, alone.docId)).toEqual(alone)
  })

  it('restores no removed ruling with onlyStored', async () => {
    const [removed, stored] = [buildRuling(), buildRuling()]
    await put(stored)
    const changed = { ...stored, sections: longer('se lee mejor') }
    expect(await putRulings(open().db, [removed, changed], { onlyStored: true })).toEqual({
      inserted: 0,
      updated: 1,
      unchanged: 1,
      docIds: [stored.docId],
    })
    expect(await findRuling(open().db, removed.docId)).toBeNull()
    expect((await getRuling(open().db, stored.docId)).sections).toEqual(changed.sections)
  })

  it('finds candidates by collection, court, docket, book, day and kind', async () => {
    const ruling = buildRuling({ docketNumber: '1955-2023', book: 'Protección', kind: 'sentencia' })
    await put(ruling)
    const find = async (changes: Partial<Ruling>) => {
      const received = other(ruling, changes)
      return (await findVersionCandidates(open().db, [received])).get(received.docId) ?? []
    }
    for (const same of [{}, { book: null }, { kind: null }])
      expect(await find(same)).toEqual([{ docId: ruling.docId, sources: ['testkit'] }])
    for (const differs of [
      { court: 'Corte de Apelaciones de Talca' },
      { collection: 'civil' as const },
      { docketNumber: '1956-2023' },
      { docketNumber: null },
      { book: 'Penal' },
      { decidedOn: '2021-09-15' },
      { decidedOn: null },
      { kind: 'sentencia de reemplazo' },
      { fictional: false },
    ])
      expect(await find(differs)).toEqual([])
    expect((await findVersionCandidates(open().db, [ruling])).get(ruling.docId)).toEqual([])
  })

  it('counts the latest versions that other parsers made', async () => {
    const ruling = buildRuling()
    await put(ruling, { documentsVersion: 1, rawHash: 'a' })
    await put(buildRuling(), { documentsVersion: 2 })
    expect(await countOutdatedVersions(open().db, 2)).toBe(1)
    await put({ ...ruling, sections: longer('se lee mejor') }, { documentsVersion: 2, rawHash: 'a' })
    expect(await countOutdatedVersions(open().db, 2)).toBe(0)
    expect((await versionsOf(ruling.docId))[0]).toMatchObject({ status: null, documentsVersion: 1 })
  })
})
