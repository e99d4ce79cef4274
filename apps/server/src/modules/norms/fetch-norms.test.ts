import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNorm, getLastNormSequence, readNormVersion } from '@basejuris/database'
import { openBcnService } from '@basejuris/norms'
import { describeEachDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FetchNorms, fetchNorms } from './fetch-norms.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const xml = (idNorma: number, text = 'Todo farol alumbra.', from = '2020-01-01'): string => `<?xml version="1.0" encoding="UTF-8"?>
<Norma xmlns="http://www.leychile.cl/esquemas" normaId="${idNorma}" esTratado="no tratado" fechaVersion="${from}" SchemaVersion="1.0" derogado="no derogado">
<Identificador fechaPromulgacion="2009-04-05" fechaPublicacion="2009-05-06"><TiposNumeros><TipoNumero><Tipo>Ley</Tipo><Numero>${idNorma}</Numero></TipoNumero></TiposNumeros></Identificador>
<Metadatos><TituloNorma>SOBRE FAROLES Y ÑANDÚES</TituloNorma></Metadatos>
<EstructurasFuncionales><EstructuraFuncional tipoParte="Artículo" transitorio="no transitorio" fechaVersion="${from}" derogado="no derogado" idParte="1">
<Texto>     Artículo 1°.- ${text}</Texto><Metadatos><NombreParte presente="si">1</NombreParte></Metadatos></EstructuraFuncional></EstructurasFuncionales></Norma>`

const send =
  (body: string | Buffer, status = 200, headers: Record<string, string> = { 'content-type': 'text/xml; charset=utf-8' }): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }
const cut =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(body)) })
    response.write(body.slice(0, 200), () => response.destroy())
  }
const hang: Answer = (response) => {
  response.writeHead(200).write('<?xml version="1.0"?>')
}
const page = send('<!DOCTYPE html><html><body>Error interno</body></html>')

/** Answers of the service by idNorma, in order; the last one is repeated. */
let answers: Map<number, Answer[]>
let category: Answer
let requests: { readonly url: string; readonly agent: string; readonly at: number }[]
let pauses: number[]
let server: Server
let folder: string

beforeEach(async () => {
  answers = new Map()
  category = page
  requests = []
  pauses = []
  folder = await mkdtemp(join(tmpdir(), 'basejuris-fetch-'))
  server = createServer((request, response) => {
    const url = request.url ?? ''
    requests.push({ url, agent: request.headers['user-agent'] ?? '', at: performance.now() })
    if (url.includes('opt=6')) return category(response, request)
    const waiting = answers.get(Number(/idNorma=(\d+)/u.exec(url)?.[1])) ?? [send('no existe', 404)]
    const [next = page] = waiting
    if (waiting.length > 1) waiting.shift()
    next(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

describeEachDatabase('norms fetch', (open) => {
  const run = (selection: FetchNorms['selection'], more: Partial<FetchNorms> & { readonly intervalMs?: number } = {}) => {
    const { intervalMs = 1, ...options } = more
    const service = openBcnService({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      userAgent: 'BaseJuris (prueba)',
      intervalMs,
      timeoutMs: 400,
      pause: async (ms) => void pauses.push(ms),
    })
    const request = { selection, again: false, report: () => undefined, signal: new AbortController().signal, ...options }
    return fetchNorms({ db: open().db }, service, request)
  }
  const textOf = async (idNorma: number, version = 1) => (await readNormVersion(open().db, idNorma, version))[0]?.text

  it('stores the text of each norm, names itself and waits between requests', async () => {
    for (const id of [990001, 990002, 990003]) answers.set(id, [send(xml(id))])
    expect(await run({ ids: [990001, 990002, 990003, 990001] }, { intervalMs: 60 })).toMatchObject({
      requested: 3,
      inserted: 3,
      failures: [],
    })
    expect(requests.map(({ url }) => url)[0]).toBe('/Consulta/obtxml?opt=7&idNorma=990001')
    expect(requests.every(({ agent }) => agent === 'BaseJuris (prueba)')).toBe(true)
    const waits = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0))
    expect(Math.min(...waits)).toBeGreaterThan(50)
    const stored = await findNorm(open().db, 990001)
    expect(stored).toMatchObject({
      facts: { title: 'SOBRE FAROLES Y ÑANDÚES', name: 'Ley N° 990.001' },
      versions: [{ source: 'bcn-xml', inForceFrom: '2020-01-01' }],
    })
    expect(stored?.versions[0]?.capturedOn).not.toBeNull()
  })

  it('skips what it fetched since yesterday, and changes nothing where the text is the same', async () => {
    answers.set(990001, [send(xml(990001))])
    await run({ ids: [990001] }, { now: () => new Date('2026-03-01T15:00:00Z') })
    const sequence = await getLastNormSequence(open().db)
    expect(await run({ ids: [990001] }, { now: () => new Date('2026-03-02T15:00:00Z') })).toMatchObject({ skipped: 1, unchanged: 0 })
    expect(requests).toHaveLength(1)
    expect(await run({ ids: [990001] }, { again: true, now: () => new Date('2026-03-09T15:00:00Z') })).toMatchObject({ unchanged: 1 })
    expect(await getLastNormSequence(open().db)).toBe(sequence)
    expect((await findNorm(open().db, 990001))?.versions).toMatchObject([{ capturedOn: '2026-03-09' }])
  })

  it('keeps the earlier text as a version with its dates', async () => {
    answers.set(990001, [send(xml(990001, 'Viejo.')), send(xml(990001, 'Nuevo.', '2026-02-02'))])
    await run({ ids: [990001] }, { now: () => new Date('2026-01-01T15:00:00Z') })
    expect(await run({ ids: [990001] }, { now: () => new Date('2026-03-01T15:00:00Z') })).toMatchObject({ updated: 1, versions: 1 })
    expect((await findNorm(open().db, 990001))?.versions).toMatchObject([
      { inForceFrom: '2020-01-01', capturedOn: '2026-01-01' },
      { inForceFrom: '2026-02-02', capturedOn: '2026-03-01' },
    ])
    expect([await textOf(990001), await textOf(990001, 2)]).toEqual(['Artículo 1°.- Viejo.', 'Artículo 1°.- Nuevo.'])
  })

  it('waits as long as the service asks for, else longer each time', async () => {
    answers.set(990001, [send('', 429, { 'retry-after': '300' }), send('', 503), page, cut(xml(990001)), send(xml(990001))])
    expect(await run({ ids: [990001] })).toMatchObject({ inserted: 1, failures: [] })
    expect(pauses).toEqual([300_000, 4000, 8000, 16_000])
  })

  it.each([
    ['an error page', page, 'respuesta no válida: es una página web, no una norma'],
    ['a document cut short', send(xml(990001).slice(0, 700)), /respuesta no válida: el XML está cortado o mal formado/],
    ['a slow answer', hang, 'no respondió en 0 s'],
    ['a connection that breaks', cut(xml(990001)), 'la conexión falló o se cortó'],
    ['errors of the server', send('', 500), 'el servicio respondió 500'],
  ])('gives up after five attempts at %s, stores nothing of it and goes on with the next norm', async (_name, answer, reason) => {
    answers.set(990001, [answer])
    answers.set(990002, [send(xml(990002))])
    const { failures, inserted } = await run({ ids: [990001, 990002] })
    expect(inserted).toBe(1)
    expect(failures).toEqual([{ idNorma: 990001, reason: expect.stringMatching(reason) }])
    expect(requests).toHaveLength(6)
    expect(await findNorm(open().db, 990001)).toBeNull()
  })

  it('does not ask again where the service refuses or answers another norm', async () => {
    answers.set(990002, [send(xml(990009))])
    expect((await run({ ids: [990001, 990002] })).failures.map(({ reason }) => reason)).toEqual([
      'el servicio respondió 404',
      'respondió la norma 990009',
    ])
    expect(requests).toHaveLength(2)
  })

  it('reads an answer in another character set than it says', async () => {
    answers.set(990001, [send(Buffer.from(xml(990001), 'latin1'))])
    answers.set(990002, [send(xml(990002), 200, { 'content-type': 'text/xml; charset=iso-8859-1' })])
    await run({ ids: [990001, 990002] })
    for (const id of [990001, 990002]) expect((await findNorm(open().db, id))?.facts.title).toBe('SOBRE FAROLES Y ÑANDÚES')
  })

  it('stops where the service answers nothing, and goes on with what is missing', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => 990001 + at)
    for (const id of ids) answers.set(id, [id < 990003 ? send(xml(id)) : send('', 503)])
    await expect(run({ ids })).rejects.toThrow('El servicio no responde')
    for (const id of ids) answers.set(id, [send(xml(id))])
    expect(await run({ ids })).toMatchObject({ requested: 8, skipped: 2, inserted: 6 })
  })

  it('takes the norms of a list, and of an institution', async () => {
    const list = join(folder, 'normas.txt')
    await writeFile(list, '# las mías\n990001\n\nhttps://www.bcn.cl/leychile/navegar?idNorma=990002\n990001\n')
    for (const id of [990001, 990002, 990003]) answers.set(id, [send(xml(id))])
    expect(await run({ list })).toMatchObject({ requested: 2, inserted: 2 })
    const norms = [990002, 990003].map((id) => `<NORMA><URL>http://www.leychile.cl/Navegar?idNorma=${id}</URL></NORMA>`).join('')
    category = send(`<NORMAS_CONVENIO id_categoria="17">${norms}</NORMAS_CONVENIO>`)
    expect(await run({ category: 17 })).toMatchObject({ requested: 2, skipped: 1, inserted: 1 })
    expect(requests.some(({ url }) => url === '/Consulta/obtxml?opt=6&idCategoria=17&down=True')).toBe(true)
    category = page
    await expect(run({ category: 17 })).rejects.toThrow('No se pudo obtener la categoría 17')
    await writeFile(list, '990001\nla de faroles\n')
    await expect(run({ list })).rejects.toThrow('Línea 2')
    await expect(run({ list: join(folder, 'nada') })).rejects.toThrow('No se puede leer')
  })
})
