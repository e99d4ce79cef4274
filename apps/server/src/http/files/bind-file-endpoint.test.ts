import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineEndpoint, exportLineSchema } from '@basejuris/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import { answerError } from '../error-mapper.ts'
import { bindFileEndpoint } from './bind-file-endpoint.ts'
import type { FilePart } from './file-answer.ts'
import { createSpool } from './spool.ts'

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/file',
  tag: 'Prueba',
  rulingContent: 'none',
  summary: 'Un archivo',
  body: z.strictObject({ n: z.number() }),
  data: exportLineSchema,
  file: ['text/plain'],
})
const folder = mkdtempSync(join(tmpdir(), 'spool-'))
const spool = createSpool(folder)
let app: FastifyInstance
afterEach(() => app.close())
afterAll(() => rmSync(folder, { recursive: true }))

function serve(parts: (signal: AbortSignal) => AsyncIterable<FilePart>): FastifyInstance {
  app = Fastify({ forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  bindFileEndpoint(app, { endpoint, spool }, async ({ signal }) => parts(signal))
  return app
}
const post = { method: 'POST', url: '/file', payload: { n: 1 } } as const
const title = { name: 'a.txt', mediaType: 'text/plain' }
const inLines = { accept: 'application/x-ndjson' }

describe('a file', () => {
  it('goes out with its size, or in lines as it is made, and leaves no name on the disk', async () => {
    serve(async function* () {
      yield { stage: 'read', done: 1, total: 2 }
      yield title
      yield Buffer.from('uno ')
      yield Buffer.from('dos')
    })
    const whole = await app.inject(post)
    expect(whole.body).toBe('uno dos')
    expect(whole.headers).toMatchObject({ 'content-disposition': 'attachment; filename="a.txt"', 'content-length': '7' })
    expect(readdirSync(folder)).toEqual([])
    const lines = (await app.inject({ ...post, headers: inLines })).body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([
      { tipo: 'avance', etapa: 'leer', hechas: 1, total: 2 },
      { tipo: 'archivo', nombre: 'a.txt', medio: 'text/plain' },
      { tipo: 'datos', base64: Buffer.from('uno dos').toString('base64') },
      { tipo: 'fin', bytes: 7 },
    ])
  })

  it('answers as JSON what fails before the first byte, and as the last line what fails later', async () => {
    // biome-ignore lint/correctness/useYield: it fails before
    serve(async function* () {
      throw new ServiceError('export.busy')
    })
    const refused = await app.inject({ ...post, headers: inLines })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'export.busy'])
    await app.close()
    serve(async function* () {
      yield title
      yield Buffer.from('uno')
      throw new Error('secreto')
    })
    const { body } = await app.inject({ ...post, headers: inLines })
    expect(JSON.parse(body.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ tipo: 'error', code: 'server.internal' })
    expect(body).not.toContain('secreto')
  })

  it('says as JSON what failed after its title and before its first byte', async () => {
    serve(async function* () {
      yield title
      yield { stage: 'read', done: 1, total: 2 }
      throw new ServiceError('export.too_large')
    })
    const refused = await app.inject(post)
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'export.too_large'])
  })

  it('is made no further when the client goes away', async () => {
    const ended = Promise.withResolvers<string>()
    let asked = false
    serve(async function* (signal) {
      try {
        yield title
        yield Buffer.from('uno')
        if (!signal.aborted) await once(signal, 'abort')
        yield Buffer.from('dos')
      } finally {
        ended.resolve(signal.aborted && asked ? 'cancelled' : 'whole')
      }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const gone = new AbortController()
    const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...inLines },
      body: JSON.stringify({ n: 1 }),
      signal: gone.signal,
    })
    expect(response.status).toBe(200)
    asked = true
    gone.abort()
    expect(await ended.promise).toBe('cancelled')
  })
})
