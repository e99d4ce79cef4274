import { createJobs, getLastSequence, getRuling, listRulingVersions, putRulings } from '@basejuris/database'
import { type NormCitation, unknownOrigin } from '@basejuris/domain'
import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { requestUpgrade, upgradedTo, upgradeJob, upgradeQueue } from './upgrade-rulings.ts'

const article = 'art. 19 Constitución Política de la República'
const named: NormCitation = { key: 'CPR:20', label: 'art. 20 Constitución', idNorma: 242302, article: '20', origin: 'source' }
const read: NormCitation = { key: 'CPR:19', label: article, idNorma: 242302, article: '19', origin: 'text' }
const text = 'Que se invoca el artículo 19 N° 24, inciso segundo, de la Constitución Política.'
const sections = [{ anchor: 'c1', kind: 'considerando' as const, number: 1, title: '1°', paragraphs: [{ anchor: 'p1', text }] }]
const running = { signal: new AbortController().signal }

describeEachDatabase('upgrade of stored rulings', (open) => {
  const store = (docId: string, documents: number) => {
    const ruling = buildRuling({ docId, idSentence: docId, docketNumber: null, norms: [named, read], sections })
    return putRulings(open().db, [ruling], { origins: new Map([[docId, { ...unknownOrigin, documentsVersion: documents }]]) })
  }
  const normsOf = async (docId: string) => (await getRuling(open().db, docId)).norms
  const versionOf = async (docId: string) => (await listRulingVersions(open().db, docId))[0]?.documentsVersion
  let batches = 0
  const upgrade = () => upgradeJob({ database: open().db, onBatch: () => (batches += 1) })({}, running)

  it('reads the norms again from the text, leaves those of the source, and tells the index', async () => {
    await store('older', 7)
    await store('old', 8)
    await store('recent', upgradedTo - 1)
    await store('new', upgradedTo)
    const before = await getLastSequence(open().db)
    await upgrade()
    const reread = [
      { ...named, use: 'annotated' },
      { ...read, label: 'art. 19 N° 24 inciso 2° Constitución Política de la República', numeral: '24', inciso: '2', use: 'applied' },
    ]
    expect([await normsOf('old'), await normsOf('recent')]).toEqual([reread, reread])
    expect([await normsOf('older'), await normsOf('new')]).toEqual([
      [named, read],
      [named, read],
    ])
    expect([await versionOf('older'), await versionOf('old'), await versionOf('new')]).toEqual([7, upgradedTo, upgradedTo])
    expect(await getLastSequence(open().db)).toBe(before + 2)
    expect(batches).toBe(1)
  })

  it('reads the panel that only the ruling names', async () => {
    const closing = {
      anchor: 'cierre',
      kind: 'cierre' as const,
      number: null,
      title: 'Cierre',
      paragraphs: [{ anchor: 'p2', text: 'Pronunciada por los Ministros señora Ana Prado Rivas y señor Luis Robles Soto.' }],
    }
    const judges = [{ name: 'Luis Robles Soto', vote: 'contra' as const }]
    const vote = {
      anchor: 'voto',
      kind: 'voto' as const,
      number: null,
      title: 'Voto en contra',
      paragraphs: [{ anchor: 'p3', text: 'Acordada con el voto en contra del Ministro señor Luis Robles Soto.' }],
    }
    const ruling = buildRuling({ docId: 'panel', idSentence: 'panel', docketNumber: null, judges, sections: [...sections, vote, closing] })
    await putRulings(open().db, [ruling], { origins: new Map([['panel', { ...unknownOrigin, documentsVersion: upgradedTo - 1 }]]) })
    await upgrade()
    expect((await getRuling(open().db, 'panel')).judges).toEqual([
      { name: 'Ana Prado Rivas', vote: 'mayoria' },
      { name: 'Luis Robles Soto', vote: 'contra' },
    ])
  })

  it('names the proceeding of a court of first instance', async () => {
    const ruling = buildRuling({
      docId: 'proceeding',
      idSentence: 'proceeding',
      collection: 'laboral',
      court: 'Juzgado de Letras del Trabajo de Arica',
      docketNumber: 'M-12-2023',
      appealType: null,
    })
    const origins = new Map([['proceeding', { ...unknownOrigin, documentsVersion: upgradedTo - 1 }]])
    await putRulings(open().db, [ruling], { origins })
    await upgrade()
    expect((await getRuling(open().db, 'proceeding')).appealType).toBe('Monitorio (laboral)')
  })

  it('is requested only while some ruling needs it', async () => {
    const jobs = await createJobs(open(), { queues: [upgradeQueue], onError: () => undefined })
    try {
      const done = Promise.withResolvers<void>()
      await store('stored', 8)
      await requestUpgrade(open().db, jobs)
      const handle = upgradeJob({ database: open().db, onBatch: () => undefined })
      await jobs.work(upgradeQueue, (payload, context) => handle(payload, context).then(done.resolve, done.reject))
      await done.promise
      expect(await versionOf('stored')).toBe(upgradedTo)
    } finally {
      await jobs.stop()
    }
  }, 60_000)
})
