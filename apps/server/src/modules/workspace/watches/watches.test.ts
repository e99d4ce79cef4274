import { createWatchEndpoint, watchNewsEndpoint } from '@basejuris/contract'
import { putMaskingReports, putNorms, removeRulings, rewriteRuling } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { buildNorm, buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { findNews, readCitations, rulingPair, supreme } from '../../../testing/watch-samples.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const read = () => readCitations(test)
const follow = () => findNews(test)
const watchFolder = async ({ call }: TestPerson, docIds: readonly string[], body: object = {}) => {
  const { carpeta } = (await call('POST', '/v1/folders', { nombre: 'Causa Ñandú', docIds })).body.data
  const answer = await call('POST', '/v1/watches', { folderId: carpeta.folderId, ...body })
  return { ...createWatchEndpoint.data.parse(answer.body.data).vigilancia, folderId: carpeta.folderId as string }
}
const news = async ({ call }: TestPerson, query = '') =>
  watchNewsEndpoint.data.parse((await call('GET', `/v1/watches/news${query}`)).body.data)
const kinds = async (person: TestPerson) => (await news(person)).novedades.map(({ tipo }) => tipo)

describe('a watched folder', () => {
  it('reports once the ruling that departs from one of it, with the words that say so', async () => {
    const ana = await signInPerson(test)
    const { watched, departing, following } = rulingPair('boldo')
    await test.store([watched])
    await read()
    const watch = await watchFolder(ana, ['boldo'])
    expect(watch).toMatchObject({ tipo: 'carpeta', nombre: 'Causa Ñandú', sentencias: 1, sinLeer: 0, frecuencia: 'diaria' })
    await test.store([departing('boldo-aparta'), following('boldo-sigue')])
    expect(await follow()).toBe(1)
    const { novedades, sinLeer, total } = await news(ana)
    expect([sinLeer, total]).toEqual([1, 1])
    expect(novedades[0]).toMatchObject({
      tipo: 'se_aparta',
      consta: true,
      docId: 'boldo',
      sentencia: { docId: 'boldo' },
      posterior: { docId: 'boldo-aparta' },
      sinAcceso: false,
      leida: false,
      cita: '',
    })
    expect(novedades[0]?.frase).toMatch(/^Corte Suprema, rol N° .+, 01-01-2022.*, se aparta de Corte Suprema, rol N° .+, considerando 2\.$/)
    expect(novedades[0]?.pasaje?.texto).toContain('no comparte')
    expect(novedades[0]?.url).toMatch(/^\/sentencia\?id=boldo-aparta#p\d/)
    await test.store([departing('boldo-aparta', { subjects: ['otra materia'] })])
    expect(await follow()).toBe(0)
    expect((await news(ana)).total).toBe(1)
  })

  it('reports nothing that was so before, and of a ruling added later only what comes after', async () => {
    const ana = await signInPerson(test)
    const [first, second] = [rulingPair('canelo'), rulingPair('drimys')]
    await test.store([first.watched, first.departing('canelo-antes'), second.watched, second.departing('drimys-antes')])
    await follow()
    const { folderId } = await watchFolder(ana, ['canelo'])
    expect(await follow()).toBe(0)
    await test.database.execute("update rulings set created_at = created_at - interval '5 minutes' where doc_id = $1", ['canelo-antes'])
    await test.store([first.departing('canelo-antes', { subjects: ['releída'] })])
    expect(await follow()).toBe(0)
    await ana.call('POST', `/v1/folders/${folderId}/items`, { docIds: ['drimys'] })
    await test.store([second.departing('drimys-despues', { docketNumber: '99001-2023' })])
    expect(await follow()).toBe(1)
    expect((await news(ana)).novedades.map(({ posterior }) => posterior?.docId)).toEqual(['drimys-despues'])
    await ana.call('DELETE', `/v1/folders/${folderId}/items`, { docId: 'canelo' })
    await test.store([first.departing('canelo-despues', { docketNumber: '99002-2023' })])
    expect(await follow()).toBe(0)
  })

  it('reports a ruling stored before the watching whose citations were not read yet', async () => {
    const ana = await signInPerson(test)
    const { watched, departing } = rulingPair('lingue')
    await test.store([watched])
    await follow()
    await test.store([departing('lingue-aparta')])
    await watchFolder(ana, ['lingue'])
    expect(await follow()).toBe(1)
  })

  it('says of what is not sure nothing: a vote, a number without court, a ruling that only distinguishes', async () => {
    const ana = await signInPerson(test)
    const { watched, spoken: number } = rulingPair('peumo')
    await test.store([watched])
    await read()
    await watchFolder(ana, ['peumo'])
    await test.store([
      supreme('peumo-sin', '71001-2024', `no se comparte lo resuelto en el ${number}`, {
        court: 'Corte de Apelaciones de Talca',
        collection: 'corte_de_apelaciones',
        base: 'base_corte_apelaciones',
      }),
      supreme(
        'peumo-distingue',
        '71002-2024',
        `el criterio de la Corte Suprema en los autos ${number} no es aplicable a este caso, cuyos hechos son distintos`,
      ),
      supreme('peumo-voto', '71003-2024', 'se rechaza', {
        sections: [
          ...buildSections(['Primero: Que se rechaza.']),
          {
            kind: 'voto',
            number: null,
            title: 'Voto en contra',
            anchor: 'voto1',
            paragraphs: [{ anchor: 'p90', text: `El disidente no comparte lo resuelto por la Corte Suprema en los autos ${number}.` }],
          },
        ],
      }),
    ])
    expect(await follow()).toBe(0)
  })

  it('reports the next step of the case that left it without effect', async () => {
    const ana = await signInPerson(test)
    const lower = buildRuling({
      docId: 'talca',
      idSentence: 'talca',
      docketNumber: '4321-2020',
      rit: null,
      court: 'Corte de Apelaciones de Talca',
      collection: 'corte_de_apelaciones',
      base: 'base_corte_apelaciones',
      book: 'Civil',
      decidedOn: '2020-08-08',
    })
    await test.store([lower])
    await read()
    await watchFolder(ana, ['talca'])
    const upper = (id: string, rest: Partial<Ruling>) =>
      supreme(id, `${id.length}001-2021`, 'procede acoger', {
        originCourt: 'Corte de Apelaciones de Talca',
        originDocketNumber: '4321-2020',
        decidedOn: '2021-02-02',
        ...rest,
      })
    const decides = (words: string) =>
      buildSections(['Primero: Que es la de autos.']).map((section) =>
        section.kind === 'resolutiva' ? { ...section, paragraphs: [{ anchor: 'p9', text: `Se resuelve: que ${words}` }] } : section,
      )
    await test.store([
      upper('rechaza-talca', {
        outcome: 'rechaza',
        sections: decides('se rechaza el recurso contra la sentencia de ocho de agosto de dos mil veinte.'),
      }),
    ])
    expect(await follow()).toBe(0)
    await test.store([
      upper('casa-talca', {
        outcome: 'casa',
        sections: decides('se acoge el recurso y se invalida la sentencia de ocho de agosto de dos mil veinte.'),
      }),
    ])
    expect(await follow()).toBe(1)
    const [found] = (await news(ana)).novedades
    expect(found).toMatchObject({ tipo: 'sin_efecto', docId: 'talca', posterior: { docId: 'casa-talca' }, consta: true })
    expect(found?.frase).toMatch(/invalidada por .+, paso siguiente de la misma causa\.$/)
    expect(found?.pasaje?.texto).toContain('invalida')
  })

  it('reports a withdrawal and a new masking', async () => {
    const ana = await signInPerson(test)
    const [masked, gone] = [rulingPair('maiten').watched, rulingPair('molle').watched]
    await test.store([masked, gone])
    const report = { kinds: [], scope: null, people: [], places: [] }
    await test.services.db.transaction((tx) => putMaskingReports(tx, new Map([['maiten', report]])))
    await read()
    await watchFolder(ana, ['maiten', 'molle'])
    await test.services.db.transaction((tx) =>
      rewriteRuling(tx, 'maiten', {
        ruling: (ruling) => ({
          ruling: { ...ruling, sections: buildSections(['Primero: Que [persona 1] pide.']) },
          report: { kinds: [{ mark: '[persona]', count: 1 }], scope: null, people: [], places: [] },
        }),
        text: (text) => text,
      }),
    )
    await removeRulings(test.services.db, ['molle'])
    await follow()
    expect((await kinds(ana)).sort()).toEqual(['anonimizada', 'retirada'])
    const withdrawn = (await news(ana)).novedades.find(({ tipo }) => tipo === 'retirada')
    expect(withdrawn).toMatchObject({ docId: 'molle', sentencia: null, url: null, consta: true })
    expect(await follow()).toBe(0)
  })
})

const farol = (words: string, from: string) =>
  buildNorm(990_101, { 1: words, 2: 'Nadie los vende.' }, { inForceFrom: from, capturedOn: '2026-01-01' })
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('a watched article', () => {
  it('reports once the text that begins after the one that was known, and no other print of it', async () => {
    const ana = await signInPerson(test)
    await putNorms(test.services.db, [farol('Los faroles se encienden.', '2020-01-01')])
    await follow()
    const body = {
      nombre: 'Escrito de los faroles',
      articulos: [
        { idNorma: 990_101, articulo: '1' },
        { idNorma: 990_101, articulo: '2' },
      ],
    }
    const created = createWatchEndpoint.data.parse((await ana.call('POST', '/v1/watches', body)).body.data)
    expect(created.vigilancia).toMatchObject({ tipo: 'escrito', nombre: 'Escrito de los faroles', sentencias: 0, articulos: 2 })
    const reprinted = buildNorm(
      990_101,
      { 1: 'Los faroles, se prenden.', 2: 'Nadie los vende.' },
      { inForceFrom: '2020-01-01', source: 'legalize-cl' },
    )
    await putNorms(test.services.db, [reprinted])
    expect(await follow()).toBe(0)
    await putNorms(test.services.db, [farol('Los faroles se apagan.', '2025-05-01'), farol('Los faroles se venden.', day(400))])
    expect(await follow()).toBe(1)
    const { novedades } = await news(ana)
    expect(novedades).toMatchObject([
      {
        tipo: 'articulo',
        frase: 'Ley N° 990101: el artículo 1 cambió. Texto vigente desde el 01-05-2025.',
        articulo: { idNorma: 990_101, articulo: '1', vigenteDesde: '2025-05-01' },
        url: '/norma/990101?articulo=1',
        consta: true,
        sentencia: null,
      },
    ])
    await putNorms(test.services.db, [{ ...farol('Los faroles se apagan.', '2025-05-01'), sourceHash: 'again' }])
    expect(await follow()).toBe(0)
  })

  it('says when today’s text no longer has it, and nothing of a text that was there before', async () => {
    const ana = await signInPerson(test)
    const text = (articles: Readonly<Record<string, string>>, from: string) => buildNorm(990_102, articles, { inForceFrom: from })
    await putNorms(test.services.db, [text({ 1: 'Uno.', 2: 'Dos.' }, '2020-01-01'), text({ 1: 'Uno nuevo.', 2: 'Dos.' }, '2021-01-01')])
    await follow()
    await ana.call('POST', '/v1/watches', {
      nombre: 'Bandos',
      articulos: [
        { idNorma: 990_102, articulo: '1' },
        { idNorma: 990_102, articulo: '2' },
      ],
    })
    expect(await follow()).toBe(0)
    await putNorms(test.services.db, [text({ 1: 'Uno nuevo.' }, '2024-01-01')])
    expect(await follow()).toBe(1)
    expect((await news(ana)).novedades[0]?.frase).toBe('Ley N° 990102: el artículo 2 ya no está en el texto vigente desde el 01-01-2024.')
  })

  it('is watched in a folder whose rulings name it', async () => {
    const ana = await signInPerson(test)
    const norms: Ruling['norms'] = [{ key: 'ley-990103:1', label: 'art. 1 Ley N° 990.103', idNorma: 990_103, article: '1', origin: 'text' }]
    await putNorms(test.services.db, [buildNorm(990_103, { 1: 'Uno.' })])
    await test.store([supreme('quillay', '33001-2020', 'se rechaza', { norms }), supreme('quila', '33002-2020', 'se rechaza', { norms })])
    await follow()
    const { articulos } = await watchFolder(ana, ['quillay', 'quila'])
    expect(articulos).toBe(1)
    await putNorms(test.services.db, [buildNorm(990_103, { 1: 'Otro.' }, { inForceFrom: '2025-01-01' })])
    expect(await follow()).toBe(1)
    expect(await kinds(ana)).toEqual(['articulo'])
  })
})
