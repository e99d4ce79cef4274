import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findMaskingReport, findRuling, listAudit, listRulingVersions, personalDataRegistry } from '@basejuris/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/open-test-platform.ts'

const filler = (seed: string) =>
  Array.from({ length: 12 }, (_, n) => `Que en el punto ${n} la prueba ficticia ${seed}${n} consta en la foja ${n + 7}.`).join('\n')
const record = {
  coleccion: 'laboral',
  caratulado: 'QUIÑELEN con PANIFICADORA LOS BOLDOS LIMITADA',
  fecha: '2021-09-14',
  tribunal: '2º Juzgado de Letras del Trabajo de Santiago',
  rol: 'O-1234-2021',
  resultadoTexto: 'ACOGE la demanda de Rosaura Quiñelén',
  ficticia: true,
}
const textOf = (name: string, seed: string) =>
  `VISTOS:\nComparece doña ${name}, empleada, y demanda por despido.\nCONSIDERANDO:\nPRIMERO: Que la señora Quiñelén sostuvo su despido.\n${filler(seed)}\nSEGUNDO: Que QUIÑELÉN ALTAMIRANO, ROSAURA firmó el finiquito.\nSe resuelve: que se acoge la demanda.`
const name = 'Rosaura Quiñelén Altamirano'
/** Any word of the name, with and without accents and ñ. */
const words = /qui[nñ]el[eé]n|rosaura|altamirano/iu

let test: TestPlatform
let file: string
const ingest = (path = file) => test.perform('ingest', { source: 'auto', path })

async function call<T>(method: 'POST' | 'GET', url: string, payload?: object): Promise<{ status: number; text: string; data: T }> {
  const app = await buildApp({
    services: test.platform.services,
    rateLimit: 10_000,
    trustProxy: false,
    metricsKey: null,
    publicUrl: null,
    maxEventLoopDelayMs: 0,
  })
  const response = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) })
  await app.close()
  return { status: response.statusCode, text: response.payload, data: (response.json() as { data: T }).data }
}

const ask = async (derecho: string, sentencia: string) => {
  const asked = {
    derecho,
    sentencia,
    nombre: 'Persona que Pide',
    correo: `pide-${Math.random()}@ejemplo.test`,
    calidad: 'titular',
    declaracion: true,
  }
  const given = { ...asked, nombreEnSentencia: name, fundamento: 'Pido que mi nombre no se muestre: busco trabajo.' }
  return (await call<{ referencia: string; codigo: string; vence: string }>('POST', '/v1/privacy-requests', given)).data
}

/** Tables with a row that contains the name. */
async function tablesNaming(): Promise<string[]> {
  const { services } = test.platform
  const found: string[] = []
  for (const { name: table } of personalDataRegistry.filter(({ kind }) => kind === 'table')) {
    const [schema, own] = table.includes('.') ? table.split('.') : ['public', table]
    const { rows } = (await services.db.execute(`select t::text as row from "${schema}"."${own}" t`)) as { rows: { row: string }[] }
    if (rows.some(({ row }) => words.test(row))) found.push(table)
  }
  return found
}

/** Files below a folder that contain a word of the name. */
async function filesNaming(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (words.test((await readFile(path)).toString('latin1')) || words.test((await readFile(path)).toString('utf8'))) found.push(path)
  }
  return found
}

/** Answers of search and reader that show the name, or find the person by it. */
async function answersNaming(docId: string): Promise<string[]> {
  const found: string[] = []
  for (const consulta of [name, 'Quiñelén', '"rosaura quiñelen"', 'prueba ficticia foja']) {
    const { data } = await call<Found>('POST', '/v1/search', { consulta })
    if (consulta !== 'prueba ficticia foja' && data.total > 0) found.push(`${consulta}: ${data.total}`)
    // Result URLs repeat the query.
    const said = [...data.resultados, ...(data.vacio?.cercanas ?? [])].map((result) => ({ ...result, url: '' }))
    if (words.test(JSON.stringify(said))) found.push(`${consulta}: ${JSON.stringify(said)}`)
  }
  const others: [string, object][] = [
    ['/v2/find-by-id', { docId, collection: 'laboral' }],
    ['/v1/find-by-id', { searcher: [{ field: 'rol', value: 'O-1234-2021' }] }],
    ['/v1/semantic-search', { message: 'despido de Quiñelén', topK: 5 }],
  ]
  for (const [url, payload] of others) if (words.test((await call('POST', url, payload)).text)) found.push(url)
  if (words.test((await call('GET', '/v1/facets?base=base_laboral')).text)) found.push('facets')
  const { data } = await call<object>('GET', `/v1/suggestions?q=${encodeURIComponent('quiñel')}`)
  if (words.test(JSON.stringify(data))) found.push('suggestions')
  return found
}

interface Found {
  readonly total: number
  readonly resultados: readonly { readonly docId: string }[]
  readonly vacio?: { readonly cercanas: readonly object[] }
}

beforeAll(async () => {
  test = await openTestPlatform()
  file = join(test.config.dataDir, '..', 'fallos.jsonl')
  const first = { ...record, id: 'f-1', obtenida: '2026-01-01T00:00:00Z', texto: textOf(name, 'a') }
  await writeFile(file, `${JSON.stringify(first)}\n`)
  await ingest()
  // A later state of the same record; the earlier one stays as a version.
  await writeFile(
    file,
    `${JSON.stringify({ ...first, obtenida: '2026-02-01T00:00:00Z', texto: `${textOf(name, 'a')}\nRosaura Quiñelén apeló.` })}\n`,
  )
  await ingest()
}, 120_000)
afterAll(() => test.close())

describe('a name hidden on request', () => {
  let docId: string
  let asked: { referencia: string; codigo: string; vence: string }

  it('is there before, in two versions, and the request finds its ruling', async () => {
    const [result] = (await call<{ resultados: { docId: string }[] }>('POST', '/v1/search', { consulta: 'Quiñelén' })).data.resultados
    docId = result?.docId ?? ''
    expect(await listRulingVersions(test.platform.services.db, docId)).toHaveLength(2)
    expect(await tablesNaming()).toEqual(['rulings', 'ruling_texts', 'ruling_version_texts'])
    asked = await ask('ocultar', `https://basejuris.example/sentencia?id=${docId}&q=algo#c1`)
    const [shown] = await test.perform('privacy list', {
      state: 'open',
    })
    expect(shown).toMatchObject({ docId, daysLeft: 30, words: { nameInRuling: name } })
  })

  it('stands nowhere after: database, search, pages, index files, raw records', async () => {
    const done = await test.perform('privacy resolve', {
      reference: asked.referencia.toLowerCase(),
      action: 'mask-name',
      reason: 'Se acoge: el nombre no aporta al precedente.',
      docIds: [],
      names: [],
      keepIndexFiles: false,
    })
    expect(done).toMatchObject({ docIds: [docId], wordsLeft: 0, namedByIds: [], indexRebuilt: true })
    expect(done.mentions).toBeGreaterThanOrEqual(5)
    expect(await tablesNaming()).toEqual([])
    expect(await answersNaming(docId)).toEqual([])
    expect(await filesNaming(join(test.config.dataDir, 'index'))).toEqual([])
    expect((await findRuling(test.platform.services.db, docId))?.caption).toMatch(/^\[persona \d\] con Panificadora/u)
    expect((await findMaskingReport(test.platform.services.db, docId))?.people.at(-1)).toMatchObject({ captioned: true })
    const packs = (await readdir(join(test.config.dataDir, 'private'), { recursive: true })).filter((entry) => entry.endsWith('.pack'))
    expect(packs).toEqual([])
  })

  it('stays hidden when the same file, and another source of the ruling, are read again', async () => {
    await writeFile(file, `${await readFile(file, 'utf8')}\n`)
    await ingest()
    const other = join(test.config.dataDir, '..', 'otra.jsonl')
    await writeFile(other, `${JSON.stringify({ ...record, id: 'x-9', fuente: 'otra', texto: textOf(name, 'a') })}\n`)
    await ingest(other)
    expect(await tablesNaming()).toEqual([])
    expect(await answersNaming(docId)).toEqual([])
    test = await test.reopen()
    expect(await answersNaming(docId)).toEqual([])
  })

  it('shows the outcome for reference and code, and erases who asked', async () => {
    const { data } = await call<Record<string, unknown>>('POST', '/v1/privacy-requests/status', {
      referencia: asked.referencia,
      codigo: asked.codigo,
    })
    expect(data).toMatchObject({ resolucion: 'nombre-oculto', diasRestantes: null, motivo: expect.stringContaining('Se acoge') })
    expect((await call('POST', '/v1/privacy-requests/status', { referencia: asked.referencia, codigo: 'AAAAA' })).status).toBe(404)
    const [shown] = await test.perform('privacy list', { state: 'closed' })
    expect(shown?.words).toBeNull()
    const audit = await listAudit(test.platform.services.db, { subject: asked.referencia, limit: 5 })
    expect(audit.map(({ action }) => action)).toEqual(['privacy.resolved', 'privacy.received'])
  })
})

describe('a ruling removed on request', () => {
  it('is gone and stays out when its source is read again, from any source', async () => {
    const { db } = test.platform.services
    const [result] = (await call<{ resultados: { docId: string }[] }>('POST', '/v1/search', { consulta: 'prueba ficticia foja' })).data
      .resultados
    const docId = result?.docId ?? ''
    const { referencia } = await ask('suprimir', docId)
    const args = {
      reference: referencia,
      action: 'remove-ruling' as const,
      reason: 'Se acoge.',
      docIds: [],
      names: [],
      keepIndexFiles: true,
    }
    expect(await test.perform('privacy resolve', args)).toMatchObject({ docIds: [docId], indexRebuilt: false })
    await expect(test.perform('privacy resolve', args)).rejects.toThrow('ya está resuelta')
    await writeFile(file, `${await readFile(file, 'utf8')}\n`)
    expect(await ingest()).toMatchObject({ rejected: 1 })
    const other = join(test.config.dataDir, '..', 'otra.jsonl')
    await writeFile(other, `${await readFile(other, 'utf8')}\n`)
    expect(await ingest(other)).toMatchObject({ rejected: 1 })
    expect(await findRuling(db, docId)).toBeNull()
    expect((await call<{ total: number }>('POST', '/v1/search', { consulta: 'prueba ficticia foja' })).data.total).toBe(0)
    expect(await tablesNaming()).toEqual([])
  })
})

describe('what cannot be carried out', () => {
  it('changes nothing and says why', async () => {
    const { referencia } = await ask('ocultar', 'un rol que no existe')
    const args = { reference: referencia, action: 'mask-name' as const, reason: 'Se acoge.', docIds: [], names: [], keepIndexFiles: true }
    await expect(test.perform('privacy resolve', args)).rejects.toThrow('indíquela con --ruling')
    await expect(test.perform('privacy resolve', { ...args, docIds: ['nadie'] })).rejects.toThrow('No existe la sentencia nadie')
    await expect(test.perform('privacy resolve', { ...args, reference: 'P-0000-0000' })).rejects.toThrow('No hay una solicitud')
    expect(await test.perform('privacy extend', { reference: referencia, reason: 'Falta el expediente.' })).toMatchObject({
      reference: referencia,
    })
    await expect(test.perform('privacy extend', { reference: referencia, reason: 'Otra vez.' })).rejects.toThrow('una sola prórroga')
    expect((await test.perform('privacy show', { reference: referencia })).daysLeft).toBe(60)
    expect(await test.perform('privacy resolve', { ...args, action: 'reject' })).toMatchObject({ resolution: 'rechazada', docIds: [] })
  })
})

describe('a name in several instances of one case', () => {
  it('is hidden in all of them by one request about any, not in a namesake’s case', async () => {
    const person = 'Edelmira Calquín Reyes'
    const below = { ...record, rol: 'O-77-2019', fecha: '2019-05-02', caratulado: 'CALQUÍN con FRUTÍCOLA DEL ALBA LIMITADA' }
    const above = {
      coleccion: 'corte_de_apelaciones',
      caratulado: 'CALQUÍN/FRUTÍCOLA DEL ALBA',
      fecha: '2019-10-30',
      ficticia: true,
      tribunal: 'Corte de Apelaciones de Santiago',
      rol: '4321-2019',
      resultadoTexto: 'RECHAZA',
    }
    const claim = (seed: string) =>
      `VISTOS:\nDoña ${person} demanda por despido.\nCONSIDERANDO:\nPRIMERO: Que lo prueba.\n${filler(seed)}\nSe resuelve: que se acoge.`
    const appeal = `VISTOS:\nEn los autos RIT O-77-2019 del 2º Juzgado de Letras del Trabajo de Santiago, doña ${person} recurre de nulidad.\nCONSIDERANDO:\nPRIMERO: Que nada prueba.\n${filler('q')}\nSe resuelve: que se rechaza.`
    const records = [
      { ...below, id: 'i-1', texto: claim('k') },
      { ...above, id: 'i-2', texto: appeal },
      { ...below, id: 'i-3', rol: 'O-900-2020', caratulado: 'CALQUÍN con OTRA EMPRESA LIMITADA', texto: claim('w') },
    ]
    const cases = join(test.config.dataDir, '..', 'instancias.jsonl')
    await writeFile(cases, records.map((one) => JSON.stringify(one)).join('\n'))
    await ingest(cases)
    const { data } = await call<{ resultados: { docId: string; rol: string }[] }>('POST', '/v1/search', {
      consulta: `"${person}"`,
      agrupar: false,
    })
    const docIdOf = (rol: string) => data.resultados.find((result) => result.rol === rol)?.docId ?? ''
    const { referencia } = await ask('ocultar', docIdOf('4321-2019'))
    const done = await test.perform('privacy resolve', {
      reference: referencia,
      action: 'mask-name',
      reason: 'Se acoge.',
      docIds: [],
      names: [person],
      keepIndexFiles: true,
    })
    expect(done.docIds).toEqual([docIdOf('4321-2019'), docIdOf('O-77-2019')])
    for (const docId of done.docIds) expect((await call('POST', '/v2/find-by-id', { docId })).text).not.toMatch(/calqu[ií]n|edelmira/iu)
    expect((await call('POST', '/v2/find-by-id', { docId: docIdOf('O-900-2020') })).text).toContain(person)
  })
})
