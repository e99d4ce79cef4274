import { chooseNormVersion, listDistinctVersions, type ParsedNorm } from '@basejuris/domain'
import { buildNorm, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import {
  findNorm,
  getLastNormSequence,
  listNormChangesAfter,
  listNormParts,
  listNormTexts,
  readNormVersion,
  recordStartedNormVersions,
} from './norms.ts'
import { countNorms, listStoredNormSources, type NormToStore, putNorms } from './put-norms.ts'

/** One article. Its name and number are those that the tests compare. */
const build = (idNorma: number, text: string, more: Partial<ParsedNorm> = {}, facts: Partial<ParsedNorm['facts']> = {}): NormToStore => ({
  ...buildNorm(idNorma, { '1': text }, more, { number: '99001', name: 'Ley N° 99.001', organizations: ['MINISTERIO DE LA LUZ'], ...facts }),
  key: 'ley-99001',
})

describeEachDatabase('norms', (open) => {
  it('stores facts, structure and text, and answers them', async () => {
    const { db } = open()
    const norm = build(1, 'Los faroles se encienden.\nY se apagan.')
    expect(await putNorms(db, [norm])).toEqual({ inserted: 1, updated: 0, unchanged: 0, versions: 1 })
    const stored = await findNorm(db, 1)
    expect(stored).toMatchObject({
      key: 'ley-99001',
      facts: norm.norm.facts,
      versions: [{ version: 1, inForceFrom: '2020-01-01', articles: 1 }],
    })
    expect(await listNormParts(db, 1, 1)).toMatchObject([{ anchor: 'art-1', article: '1' }])
    expect(await readNormVersion(db, 1, 1)).toEqual(norm.norm.parts)
    expect([...(await listNormTexts(db, { idNorma: 1, version: 1, positions: [0] })).values()]).toEqual([norm.norm.parts[0]?.text])
    expect(await findNorm(db, 2)).toBeNull()
    expect(await listNormParts(db, 1, 7)).toEqual([])
  })

  it('changes nothing when the same comes again', async () => {
    const { db } = open()
    const norm = build(1, 'Los faroles.')
    await putNorms(db, [norm])
    const before = await getLastNormSequence(db)
    expect(await putNorms(db, [norm])).toEqual({ inserted: 0, updated: 0, unchanged: 1, versions: 0 })
    expect(await getLastNormSequence(db)).toBe(before)
    expect([...(await listStoredNormSources(db, [norm.sourceHash, 'otro']))]).toEqual([norm.sourceHash])
  })

  it('keeps the earlier text as a version when a later one comes, and records one change of the norm', async () => {
    const { db } = open()
    await putNorms(db, [build(1, 'Texto viejo.'), build(2, 'Otra norma.')])
    const sequence = await getLastNormSequence(db)
    const newer = build(1, 'Texto nuevo.', { inForceFrom: '2023-05-05', capturedOn: '2023-06-01' }, { repealed: true, organizations: [] })
    expect(await putNorms(db, [newer])).toMatchObject({ updated: 1, versions: 1 })
    expect(await listNormChangesAfter(db, sequence, 10)).toMatchObject([{ idNorma: 1 }])
    const stored = await findNorm(db, 1)
    expect(stored?.facts).toMatchObject({ repealed: true, organizations: ['MINISTERIO DE LA LUZ'] })
    const today = '2026-01-01'
    const onDay = (day: string) => chooseNormVersion(stored?.versions ?? [], { day, today })
    expect(onDay('2020-03-03')).toMatchObject({ version: { version: 1 }, state: 'earlier', certain: true })
    expect(onDay('2022-03-03')).toMatchObject({ version: { version: 1 }, state: 'earlier', certain: false })
    expect(onDay('2023-05-05')).toMatchObject({ version: { version: 2 }, state: 'latest', certain: true })
    expect(onDay('2010-01-01')).toMatchObject({ version: { version: 1 }, certain: false })
    expect(await readNormVersion(db, 1, 1)).toMatchObject([{ text: 'Texto viejo.' }])
  })

  it('never takes a text of the future for the one in force, whatever was stored last', async () => {
    const { db } = open()
    await putNorms(db, [build(1, 'Hoy.'), build(1, 'Mañana.', { inForceFrom: '2031-01-01', capturedOn: '2026-01-01' })])
    const versions = (await findNorm(db, 1))?.versions ?? []
    expect(chooseNormVersion(versions, { day: '2026-02-02', today: '2026-02-02' })).toMatchObject({
      version: { version: 1 },
      state: 'latest',
    })
    await putNorms(db, [build(2, 'Solo mañana.', { inForceFrom: '2031-01-01' })])
    const future = (await findNorm(db, 2))?.versions ?? []
    expect(chooseNormVersion(future, { day: '2026-02-02', today: '2026-02-02' })).toMatchObject({ state: 'deferred', certain: false })
  })

  it('records a change on the day on which a stored text enters into force', async () => {
    const { db } = open()
    await putNorms(db, [build(1, 'Hoy.'), build(2, 'Mañana.', { inForceFrom: '2031-01-01' })])
    const sequence = await getLastNormSequence(db)
    // Still the last day of the year in Chile, three hours behind.
    expect(await recordStartedNormVersions(db, new Date('2031-01-01T02:00:00Z'))).toBe(0)
    expect(await recordStartedNormVersions(db, new Date('2031-01-01T05:00:00Z'))).toBe(1)
    expect(await listNormChangesAfter(db, sequence, 10)).toMatchObject([{ idNorma: 2 }])
    expect((await findNorm(db, 2))?.changeSequence).toBe(await getLastNormSequence(db))
    expect(await recordStartedNormVersions(db, new Date('2031-01-02T05:00:00Z'))).toBe(0)
  })

  it('completes the dates of a text that another source gives too, and shows one version a day', async () => {
    const { db } = open()
    await putNorms(db, [build(1, 'Texto.', { source: 'legalize-cl', inForceFrom: null, capturedOn: null })])
    expect(await putNorms(db, [build(1, 'Texto.')])).toMatchObject({ updated: 1, versions: 0 })
    await putNorms(db, [build(1, 'Texto con errata.', { source: 'ansvar', capturedOn: null })])
    const versions = (await findNorm(db, 1))?.versions ?? []
    expect(versions).toMatchObject([
      { source: 'bcn-xml', inForceFrom: '2020-01-01', capturedOn: '2020-06-01' },
      { source: 'ansvar', inForceFrom: '2020-01-01' },
    ])
    expect(listDistinctVersions(versions).map(({ source }) => source)).toEqual(['bcn-xml'])
  })

  it('replaces what the same source read otherwise before', async () => {
    const { db } = open()
    await putNorms(db, [build(1, 'Texto mal leído.'), build(1, 'Texto bien leído.')])
    expect(await countNorms(db)).toEqual({ norms: 1, versions: 1 })
    expect(await readNormVersion(db, 1, 1)).toMatchObject([{ text: 'Texto bien leído.' }])
  })

  it('stores all of a batch or nothing', async () => {
    const { db } = open()
    const broken = build(2, 'Texto.', { inForceFrom: 'no es un día' })
    await expect(putNorms(db, [build(1, 'Texto.'), broken])).rejects.toThrow()
    expect(await countNorms(db)).toEqual({ norms: 0, versions: 0 })
  })
})
