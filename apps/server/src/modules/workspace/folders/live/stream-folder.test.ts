import type { AddressInfo } from 'node:net'
import { closeSessions } from '@basejuris/database'
import { maxStreams, maxStreamsPerUser, type UserActor } from '@basejuris/domain'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStreamSlots } from '../../../../http/streams/stream-slots.ts'
import { openTestApp, type TestApp } from '../../../../testing/open-test-app.ts'
import { shareFolder } from '../../../../testing/share-folder.ts'
import { signInPerson, type TestPerson } from '../../../../testing/sign-in-person.ts'
import { streamFolder } from './stream-folder.ts'

let test: TestApp
let origin: string
const open = new Set<AbortController>()
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' })])
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const one of open) one.abort()
  open.clear()
})
afterAll(() => test.close())

const createFolder = async ({ call }: TestPerson): Promise<string> =>
  (await call('POST', '/v1/folders', { nombre: 'Zarzaparrilla', docIds: ['uno'] })).body.data.carpeta.folderId

/** Opens a stream and collects its text until the test ends. */
async function follow({ headers }: Pick<TestPerson, 'headers'>, folderId: string) {
  const scope = new AbortController()
  open.add(scope)
  const response = await fetch(`${origin}/v1/folders/${folderId}/events`, { headers, signal: scope.signal })
  const heard = { text: '', ended: false }
  const collect = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk)
  }
  if (response.ok)
    void collect()
      .catch(() => undefined)
      .finally(() => {
        heard.ended = true
      })
  return { response, heard, stop: () => scope.abort() }
}
const changesIn = (text: string) => [...text.matchAll(/event: cambio\ndata: (.*)\n\n/g)].map(([, data]) => JSON.parse(data ?? ''))

describe('the stream of a folder', () => {
  it('tells each change by ids to whoever may read it, and no text', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await shareFolder(test, { owner: ana, folderId, member: eva, rol: 'lee' })
    const { response, heard } = await follow(eva, folderId)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const { noteId } = (await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: 'zarzaparrilla' })).body.data
    await ana.call('PUT', `/v1/folders/${folderId}/notes/${noteId}`, { texto: 'otra zarzaparrilla', version: 1 })
    await ana.call('DELETE', `/v1/folders/${folderId}/items`, { docId: 'uno' })
    await ana.call('PUT', `/v1/folders/${folderId}`, { nombre: 'Zarzaparrilla dos' })
    await vi.waitFor(() => expect(changesIn(heard.text)).toHaveLength(4))
    expect(changesIn(heard.text)).toEqual([
      { parte: 'notas', docId: 'uno', noteId, passageId: null },
      { parte: 'notas', docId: null, noteId, passageId: null },
      { parte: 'sentencias', docId: 'uno', noteId: null, passageId: null },
      { parte: 'carpeta', docId: null, noteId: null, passageId: null },
    ])
    expect(heard.text).not.toMatch(/zarzaparrilla/i)
  })

  it('tells of passages saved, changed, ordered and deleted', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    const { heard } = await follow(ana, folderId)
    const [desde, hasta] = [
      { ancla: 'p2', posicion: 0 },
      { ancla: 'p2', posicion: 12 },
    ]
    const { passageId } = (await ana.call('POST', '/v1/passages', { docId: 'uno', folderId, desde, hasta })).body.data
    await ana.call('PUT', `/v1/passages/${passageId}`, { etiquetas: ['prueba'] })
    await ana.call('PUT', `/v1/folders/${folderId}/passages/order`, { passageIds: [passageId] })
    await ana.call('DELETE', `/v1/passages/${passageId}`, { versionNota: 1 })
    await vi.waitFor(() => expect(changesIn(heard.text)).toHaveLength(4))
    const saved = { parte: 'pasajes', noteId: null, passageId }
    expect(changesIn(heard.text)).toEqual([
      { ...saved, docId: 'uno' },
      { ...saved, docId: expect.toBeOneOf([null, 'uno']) },
      { ...saved, docId: null, passageId: null },
      { ...saved, docId: expect.toBeOneOf([null, 'uno']) },
    ])
  })

  it('tells nothing of other folders, and nothing that was rolled back', async () => {
    const ana = await signInPerson(test)
    const [folderId, other] = [await createFolder(ana), await createFolder(ana)]
    const { heard } = await follow(ana, folderId)
    await ana.call('POST', `/v1/folders/${other}/notes`, { texto: 'x' })
    await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'otra', texto: 'x' })
    await ana.call('POST', `/v1/folders/${folderId}/notes`, { texto: 'x' })
    await vi.waitFor(() => expect(changesIn(heard.text)).toHaveLength(1))
  })

  it('ends without the change for a member who was removed, and for a deleted folder', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await shareFolder(test, { owner: ana, folderId, member: eva })
    const [hers, mine] = [await follow(eva, folderId), await follow(ana, folderId)]
    await ana.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`)
    await vi.waitFor(() => expect(hers.heard).toMatchObject({ ended: true, text: expect.stringContaining('event: fin') }))
    expect(changesIn(hers.heard.text)).toEqual([])
    expect(mine.heard.ended).toBe(false)
    await ana.call('DELETE', `/v1/folders/${folderId}`)
    await vi.waitFor(() => expect(mine.heard).toMatchObject({ ended: true, text: expect.stringContaining('event: fin') }))
  })

  it('ends with the session that opened it', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    const { heard } = await follow(ana, folderId)
    await closeSessions(test.services.db, { userId: ana.userId, at: new Date() })
    const { token } = await test.services.sessions.open({ userId: ana.userId, device: 'otro', address: '127.0.0.1' })
    const payload = { texto: 'de la otra sesión' }
    const headers = { authorization: `Bearer ${token}` }
    await test.app.inject({ method: 'POST', url: `/v1/folders/${folderId}/notes`, headers, payload })
    await vi.waitFor(() => expect(heard).toMatchObject({ ended: true, text: expect.stringContaining('event: fin') }))
    expect(changesIn(heard.text)).toEqual([])
  })

  it('is refused to strangers and guests, and beyond three at once until one closes', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    expect((await follow(eva, folderId)).response.status).toBe(404)
    expect((await fetch(`${origin}/v1/folders/${folderId}/events`)).status).toBe(401)
    const streams = []
    for (let one = 0; one < maxStreamsPerUser; one++) streams.push(await follow(ana, folderId))
    const refused = (await follow(ana, folderId)).response
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'stream.too_many'])
    streams[0]?.stop()
    await vi.waitFor(async () => expect((await follow(ana, folderId)).response.status).toBe(200))
  })
})

it('is refused while all streams of the server are taken, until one closes', async () => {
  const members = await Promise.all(Array.from({ length: Math.ceil(maxStreams / maxStreamsPerUser) + 1 }, () => signInPerson(test)))
  const own = await Promise.all(members.map(async (person) => ({ person, folderId: await createFolder(person) })))
  const last = own.pop() as (typeof own)[number]
  const places = own.flatMap((one) => Array<typeof one>(maxStreamsPerUser).fill(one)).slice(0, maxStreams)
  const streams = await Promise.all(places.map(({ person, folderId }) => follow(person, folderId)))
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]))
  const refused = (await follow(last.person, last.folderId)).response
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'stream.busy'])
  streams[0]?.stop()
  await vi.waitFor(async () => expect((await follow(last.person, last.folderId)).response.status).toBe(200))
})

it('beats while nothing changes, and ends at a beat once the access is gone', async () => {
  const ana = await signInPerson(test)
  const folderId = await createFolder(ana)
  const session = (await test.services.sessions.findActor(ana.token)) as UserActor
  const [sent, ended]: [string[], AbortController] = [[], new AbortController()]
  const start = await streamFolder(test.services, session, { folderId, slots: createStreamSlots(), beatMs: 20 })
  start({
    signal: ended.signal,
    send: (event) => sent.push(event),
    end: (event) => {
      sent.push(event)
      ended.abort()
    },
  })
  // That the folder was made may still be told after the stream has begun.
  await vi.waitFor(() => expect(sent.slice(-3)).toEqual(['latido', 'latido', 'latido']))
  await test.database.execute('update folders set kept_until = $1 where id = $2', ['2020-01-01', folderId])
  await vi.waitFor(() => expect(sent.at(-1)).toBe('fin'))
})

it('ends every stream when the server closes', async () => {
  const other = await openTestApp()
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const ana = await signInPerson(other)
  const folderId = (await ana.call('POST', '/v1/folders', { nombre: 'Caso' })).body.data.carpeta.folderId
  const address = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`
  const response = await fetch(`${address}/v1/folders/${folderId}/events`, { headers: ana.headers })
  const ended = response.text().then(
    () => 'ended',
    () => 'cut',
  )
  await other.close()
  expect(await ended).toBe('ended')
})
