import { type Endpoint, endpoints } from '@basejuris/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { schemaFields } from './schema-fields.ts'
import { planted, type Reader, ruling, textRequests, wordsOf } from './text-requests.ts'

const all: Readonly<Record<string, Endpoint>> = endpoints

describe('what an endpoint answers of a ruling', () => {
  it.each(Object.entries(all))('%s is declared', (name, endpoint) => {
    expect(['text', 'card', 'none']).toContain(endpoint.rulingContent)
    const fields = new Set(schemaFields(endpoint.data, 'output'))
    // Paragraphs of norms, which everybody may read, have incisos.
    const paragraphs = fields.has('inciso') ? [] : ['parrafos']
    const hasText = ['secciones', 'fragmentos', 'resuelve', 'pasaje', ...paragraphs].some((field) => fields.has(field))
    if (endpoint.rulingContent !== 'text') expect([name, hasText]).toEqual([name, false])
    if (endpoint.rulingContent === 'none') expect([name, fields.has('caratulado')]).toEqual([name, false])
  })

  it('has a request for every endpoint that answers text', () => {
    const withText = Object.keys(all).filter((name) => all[name]?.rulingContent === 'text')
    expect(Object.keys(textRequests).sort()).toEqual(withText.sort())
  })
})

describe('the text of a ruling', () => {
  let entitled: Reader
  let other: Reader
  beforeAll(async () => {
    const open = async (test: TestApp) => {
      await test.store([ruling])
      return { test, user: await test.signIn() }
    }
    entitled = await open(await openTestApp())
    other = await open(await openTestApp({ readable: [] }))
  })
  afterAll(() => Promise.all([entitled.test.close(), other.test.close()]))

  const rows = Object.entries(textRequests).flatMap(([name, requests]) => requests.map((request, at) => [name, at + 1, request] as const))

  it.each(rows)('%s, request %i: reaches who may read it and nobody else', async (name, _at, request) => {
    const { body, prepare } = request
    const { method, path } = all[name] as Endpoint
    const ask = async (reader: Reader) => {
      const { test, user } = reader
      const url = (await prepare?.(reader)) ?? path
      const response = await test.app.inject({ method, url, headers: user.headers, ...(body === undefined ? {} : { payload: body }) })
      // The query is echoed in the answer: only what stands around it in the ruling counts.
      const text = await wordsOf(request, response)
      const code = response.statusCode === 200 ? null : response.json().code
      return { code, hasText: text.includes(planted) }
    }
    expect(await ask(entitled)).toEqual({ code: null, hasText: true })
    const refused = await ask(other)
    expect(refused.hasText).toBe(false)
    // Cards without text, a refusal, or a book that would have no ruling.
    expect([null, 'base.premium_required', 'export.empty']).toContain(refused.code)
  })
})
