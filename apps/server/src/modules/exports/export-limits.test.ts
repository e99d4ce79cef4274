import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type SignedIn, type TestApp } from '../../testing/open-test-app.ts'

/** Replaces the worker: resolves, or fails like a thread that ran out of memory. */
let written: Promise<void> = Promise.resolve()
vi.mock('@basejuris/documents', async (original) => ({
  ...(await original<typeof import('@basejuris/documents')>()),
  async *writeInWorker() {
    await written
    yield new TextEncoder().encode('%PDF-')
  },
}))

const ruling = buildRuling({ caption: 'Araya con Boldos' })
const calls = [
  { url: '/v1/exports', payload: { formato: 'pdf', origen: { tipo: 'lista', docIds: [ruling.docId] } } },
  { url: '/v1/exports/book', payload: { titulo: 'Un libro', autor: 'Elisa Ficticia', sentencias: [{ docId: ruling.docId }] } },
]
let test: TestApp
let user: SignedIn
beforeAll(async () => {
  test = await openTestApp()
  await test.store([ruling])
  user = await test.signIn()
})
afterAll(() => test.close())

describe.each(calls)('POST $url', ({ url, payload }) => {
  const ask = () => test.app.inject({ method: 'POST', url, payload, headers: user.headers })

  it('makes two files of one user at a time, and says so to the third', async () => {
    let release = (): void => {}
    written = new Promise((resolve) => {
      release = resolve
    })
    const asked = [ask(), ask(), ask()]
    const refused = await Promise.race(asked)
    expect(refused.json()).toMatchObject({ code: 'export.busy' })
    release()
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429])
  })

  it('says that a document is too large when the thread that writes it runs out of memory', async () => {
    written = Promise.reject(Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
    written.catch(() => undefined)
    expect((await ask()).json()).toMatchObject({ code: 'export.too_large' })
  })
})

it('says the same of an annex', async () => {
  written = Promise.reject(Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
  written.catch(() => undefined)
  const payload = { texto: 'Corte Suprema, rol N° 1-2020.', formato: 'pdf' }
  const answer = await test.app.inject({ method: 'POST', url: '/v1/citations/check/annex', payload, headers: user.headers })
  expect(answer.json()).toMatchObject({ code: 'export.too_large' })
})
