import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  findNormPlaces,
  getCitationProgress,
  getLastSequence,
  listCitationsOf,
  listCitingRulings,
  listDocIds,
  listRulings,
  lockDataFolder,
  type OpenDatabase,
  openDatabase,
  putRulings,
  removeRulings,
  rewriteRuling,
} from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections, openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { citationReader, extractCitations } from '../citations/extract-citations.ts'
import { followCitations } from './follow-citations.ts'

const supreme = (id: string, docketNumber: string, considerando = 'Que se rechaza.', rest: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    idSentence: id,
    docketNumber,
    rit: null,
    court: 'Corte Suprema',
    collection: 'corte_suprema',
    sections: buildSections([`Primero: ${considerando}`]),
    ...rest,
  })

const firstPage = { offset: 0, limit: 10 }

describe('followCitations', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => truncateAll(database))

  const store = (...rulings: Ruling[]) => putRulings(database.db, rulings)
  const follow = async (batchSize = 20): Promise<number> => {
    let read = 0
    for (let step = await followCitations(database.db, batchSize); ; step = await followCitations(database.db, batchSize)) {
      read += step.read
      if (step.done) return read
    }
  }
  const citing = async (ruling: Ruling) => (await listCitingRulings(database.db, ruling, firstPage)).rulings
  const citingIds = async (ruling: Ruling) => (await citing(ruling)).map(({ docId }) => docId)

  /** What must hold of every state, whatever led to it: rows are those of reading each stored text anew. */
  const expectSound = async (db = database.db): Promise<void> => {
    for (const ruling of await listRulings(db, await listDocIds(db, { limit: 1000 }))) {
      const { citations, norms } = await extractCitations(ruling)
      const rows = await listCitationsOf(db, ruling.docId)
      expect(rows).toEqual(
        citations.map((row, position) => ({ docId: ruling.docId, position, ...row, confidence: expect.closeTo(row.confidence) })),
      )
      expect((await findNormPlaces(db, ruling.docId))?.norms).toEqual(norms)
    }
  }

  const cites = 'Que así lo resolvió la Corte Suprema en los autos rol N° 12.345-2020, de 3 de mayo de 2021, considerandos 7° y 8°.'

  it('store where a ruling names another, whichever came first, and the considerandos that it names', async () => {
    const [old, cited, other] = [supreme('old', '900-2022', cites), supreme('cited', '12345-2020'), supreme('other', '12345-2021')]
    await store(old)
    await follow()
    await store(cited, other)
    await follow(1)
    const [hit] = await citing(cited)
    expect(hit).toMatchObject({ docId: old.docId, ambiguous: false, considerandos: [7, 8] })
    const [place] = hit?.places ?? []
    const text = old.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === place?.anchor)?.text ?? ''
    expect(text.slice(place?.from, place?.to)).toBe('12.345-2020')
    expect(await citingIds(other)).toEqual([])
    expect((await listCitingRulings(database.db, cited, firstPage)).considerandos).toEqual([
      { number: 7, total: 1 },
      { number: 8, total: 1 },
    ])
    await expectSound()
  })

  it('separate courts, letters and kinds of corpus, and mark what names no court', async () => {
    const real = supreme('real', '12345-2020', undefined, { fictional: false })
    const appeals = supreme('appeals', '12345-2020', undefined, {
      court: 'Corte de Apelaciones de Talca',
      collection: 'corte_de_apelaciones',
    })
    const unnamed = supreme('unnamed', '901-2022', 'Que así se falló en el rol N° 12.345-2020.')
    const talca = supreme('talca', '902-2022', 'Que así lo falló la Corte de Apelaciones de Talca en el rol N° 12.345-2020.')
    await store(real, appeals, unnamed, talca)
    await follow()
    expect(await citingIds(real)).toEqual([])
    expect((await citing(appeals)).map(({ docId, ambiguous }) => [docId, ambiguous])).toEqual([
      [talca.docId, false],
      [unnamed.docId, true],
    ])
  })

  it('leave the numbers of the case itself out of the rulings that cite it', async () => {
    const own = supreme('own', '12345-2020', 'Que en estos autos rol N° 12.345-2020 de esta Corte se trajo a la vista la causa.')
    await store(own, supreme('twin', '12345-2020'))
    await follow()
    expect((await listCitationsOf(database.db, own.docId)).map(({ sameCase }) => sameCase)).toEqual([true])
    expect(await citingIds(supreme('twin', '12345-2020'))).toEqual([])
  })

  it('find a ruling by date and caption, where no number is written', async () => {
    const cited = supreme('cited', '12345-2020', undefined, { caption: 'Soto/Ejemplo Ltda.', decidedOn: '2021-05-03' })
    const by = supreme(
      'by',
      '903-2022',
      'Que la sentencia de 3 de mayo de 2021, dictada por la Corte Suprema, caratulada “Soto con Ejemplo Ltda.”, lo dice.',
    )
    await store(cited, by)
    await follow()
    expect(await citingIds(cited)).toEqual([by.docId])
  })

  it('follow a new version, a masking and a removal', async () => {
    const cited = supreme('cited', '12345-2020')
    const by = supreme('by', '904-2022', cites)
    await store(cited, by)
    await follow()
    await store({ ...by, sections: buildSections(['Primero: Que la Corte Suprema lo dijo en el rol N° 777-2019.']) })
    await follow()
    expect(await citingIds(cited)).toEqual([])
    await store(by)
    await follow()
    await database.db.transaction((tx) =>
      rewriteRuling(tx, by.docId, {
        ruling: (ruling) => ({
          ruling: { ...ruling, sections: buildSections(['Primero: Que [persona 1] cita el rol N° 12.345-2020 de la Corte Suprema.']) },
          report: { kinds: [], scope: null, people: [], places: [] },
        }),
        text: (text) => text,
      }),
    )
    expect(await citingIds(cited)).toEqual([])
    await follow()
    expect(await citingIds(cited)).toEqual([by.docId])
    await expectSound()
    await removeRulings(database.db, [by.docId])
    expect(await citingIds(cited)).toEqual([])
    await follow()
    expect(await listCitationsOf(database.db, by.docId)).toEqual([])
    expect(await findNormPlaces(database.db, by.docId)).toBeUndefined()
  })

  it('read every ruling again with a newer reader, and none twice with the same', async () => {
    await store(supreme('a', '1-2020', cites), supreme('b', '2-2020', cites))
    expect(await follow(1)).toBe(2)
    expect(await follow()).toBe(0)
    await database.execute('update citation_progress set reader = 0')
    await database.execute('update ruling_norm_places set reader = 0')
    expect(await follow(1)).toBe(2)
    expect(await getCitationProgress(database.db)).toMatchObject({ sequence: await getLastSequence(database.db), reader: citationReader })
    await expectSound()
  })

  it('are the same when two processes follow at once', async () => {
    await store(...Array.from({ length: 12 }, (_, at) => supreme(`r${at}`, `${at + 1}-2020`, cites)))
    await Promise.all([follow(3), follow(3)])
    expect((await listCitingRulings(database.db, supreme('cited', '12345-2020'), firstPage)).total).toBe(12)
    await expectSound()
  })

  it('name places in norms by version, and page those that cite', async () => {
    const norms = 'Que se aplica el artículo 161 del Código del Trabajo, y el artículo 161 del Código del Trabajo otra vez.'
    await store(
      ...Array.from({ length: 3 }, (_, at) =>
        supreme(`n${at}`, `${at + 1}-2020`, `${norms} ${cites}`, { decidedOn: `2022-01-0${at + 1}` }),
      ),
    )
    await follow()
    const stored = await findNormPlaces(database.db, supreme('n0', '1-2020').docId)
    expect(stored?.version).toBe(1)
    expect(stored?.norms.find(({ key }) => key === 'CT:161')?.places).toHaveLength(2)
    const page = await listCitingRulings(database.db, supreme('cited', '12345-2020'), { offset: 1, limit: 1 })
    expect([page.total, page.rulings.map(({ docId }) => docId)]).toEqual([3, [supreme('n1', '2-2020').docId]])
    expect((await listCitingRulings(database.db, supreme('cited', '12345-2020'), { offset: 9, limit: 1 })).total).toBe(3)
  })

  it('stand whole after their process was killed', { timeout: 120_000 }, async () => {
    const root = await mkdtemp(join(tmpdir(), 'basejuris-citations-'))
    const script = join(import.meta.dirname, 'follow-citations.killed-child.ts')
    const child = spawn(process.execPath, [script, root, inject('databaseSnapshot')], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      let confirmed = 0
      for await (const line of createInterface({ input: child.stdout })) {
        expect(JSON.parse(line)).toHaveProperty('sequence')
        confirmed += 1
        if (confirmed === 15) child.kill('SIGKILL')
      }
      if (child.signalCode === null) await once(child, 'exit')
      expect(confirmed).toBeGreaterThanOrEqual(15)
      const lock = lockDataFolder(root)
      const killed = await openDatabase({ folder: join(root, 'database'), lock })
      while (!(await followCitations(killed.db)).done);
      await expectSound(killed.db)
      await killed.close()
      lock.release()
    } finally {
      child.kill('SIGKILL')
      await rm(root, { recursive: true, force: true })
    }
  })
})
