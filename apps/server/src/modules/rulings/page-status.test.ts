import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRulingCache, type OpenDatabase, putRulings, type RulingCache, removeRulings } from '@basejuris/database'
import { buildRuling, buildSections, openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerWithStatus } from '../../http/answer-with-status.ts'
import { pageStatus } from './page-status.ts'

let database: OpenDatabase
let rulings: RulingCache
const retained = buildRuling({ idSentence: 'queda' })
const gone = buildRuling({ idSentence: 'retirada' })
const statusOf = (address: string) => pageStatus({ db: database.db, rulings }, address)

beforeAll(async () => {
  database = await openTestDatabase()
  rulings = createRulingCache(database, 1_000_000)
  await putRulings(database.db, [retained, gone])
  await putRulings(database.db, [{ ...retained, sections: buildSections(['Otro texto.']) }])
  await removeRulings(database.db, [gone.docId])
}, 60_000)
afterAll(() => database.close())

it('distinguishes removed rulings, unknown rulings and missing versions', async () => {
  expect(await statusOf(`/sentencia?id=${retained.docId}&q=despido`)).toBe(200)
  expect(await statusOf(`/sentencia?id=${gone.docId}`)).toBe(410)
  expect(await statusOf(`/sentencia/versiones?id=${gone.docId}`)).toBe(410)
  expect(await statusOf(`/sentencia/comparar?id=${retained.docId}&con=${gone.docId}`)).toBe(200)
  expect(await statusOf(`/sentencia/comparar?id=${gone.docId}&con=${retained.docId}`)).toBe(410)
  expect(await statusOf('/sentencia?id=no-existe')).toBe(404)
  expect(await statusOf('/sentencia')).toBe(404)
  expect(await statusOf(`/sentencia?id=${retained.docId}&version=1`)).toBe(200)
  expect(await statusOf(`/sentencia?id=${retained.docId}&version=77`)).toBe(404)
  expect(await statusOf('/resultados?q=%E0%A4%A')).toBe(200)
})

it('is another one at once for a ruling that was being read', async () => {
  const brief = buildRuling({ idSentence: 'breve' })
  await putRulings(database.db, [brief])
  await rulings.list([brief.docId])
  expect(await statusOf(`/sentencia?id=${brief.docId}`)).toBe(200)
  await removeRulings(database.db, [brief.docId])
  expect(await statusOf(`/sentencia?id=${brief.docId}`)).toBe(410)
})

it('is what the client gets, unless something else was wrong', async () => {
  const server = createServer((request, response) => {
    answerWithStatus(response, 410)
    if (request.url === '/falla') response.statusCode = 500
    response.setHeader('content-type', 'text/plain')
    if (request.url === '/escrita') response.writeHead(200, { 'x-otro': '1' })
    response.end('texto')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  expect((await ask('/')).status).toBe(410)
  const written = await ask('/escrita')
  expect([written.status, written.headers.get('x-otro'), await written.text()]).toEqual([410, '1', 'texto'])
  expect((await ask('/falla')).status).toBe(500)
  server.closeAllConnections()
  server.close()
})
