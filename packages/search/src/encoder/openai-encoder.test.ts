import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOpenAiEncoder, type OpenAiEncoderOptions } from './openai-encoder.ts'

interface SentRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: { readonly model: string; readonly input: string[]; readonly dimensions?: number }
}
type Answer = (
  requests: SentRequest,
  times: number,
) => { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }

let server: Server | undefined
afterEach(() => server?.close())

const vectorOf = (text: string): number[] => [text.length, 1, 0, 0]
const inReverse: Answer = ({ body }) => ({
  body: { data: body.input.map((text, index) => ({ index, embedding: vectorOf(text) })).reverse() },
})

const serving = async (answer: Answer, options: Partial<OpenAiEncoderOptions> = {}) => {
  const requests: SentRequest[] = []
  const waits: number[] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const one = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    }
    requests.push(one)
    const { status = 200, headers = {}, body = {} } = answer(one, requests.length)
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const wait = async (ms: number) => waits.push(ms)
  const given = { model: 'modelo', key: 'clave-secreta', dimension: null, queryPrefix: 'query: ', passagePrefix: 'passage: ' }
  return { requests, waits, encoder: createOpenAiEncoder({ url, ...given, wait, random: () => 0.5, ...options }) }
}

describe('the encoder over HTTP', () => {
  it('requests batches with prefix and key, and returns ordered vectors of the index dimension', async () => {
    const { requests, encoder } = await serving(inReverse)
    const texts = Array.from({ length: 70 }, (_, at) => (at === 3 ? '  ' : 'a'.repeat(at + 1)))
    const vectors = await encoder.encodePassages(texts)
    expect(requests.map(({ body }) => body.input.length)).toEqual([32, 32, 5])
    expect(requests[0]).toMatchObject({ path: '/v1/embeddings', authorization: 'Bearer clave-secreta', body: { model: 'modelo' } })
    expect(requests[0]?.body.input[0]).toBe('passage: a')
    expect(requests[0]?.body).not.toHaveProperty('dimensions')
    expect(vectors[3]).toBeNull()
    vectors.forEach((vector, at) => {
      if (at === 3) return
      expect(vector).toHaveLength(1024)
      expect((vector?.[0] ?? 0) / (vector?.[1] ?? 1)).toBeCloseTo('passage: '.length + at + 1, 3)
      expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5)
    })
    await encoder.encodeQuery('despido')
    expect(requests.at(-1)?.body.input).toEqual(['query: despido'])
  })

  it('truncates long texts and limits the size of requests', async () => {
    const { requests, encoder } = await serving(inReverse)
    await encoder.encodePassages(Array.from({ length: 20 }, () => 'palabra '.repeat(5_000)))
    expect(requests.length).toBeGreaterThan(1)
    for (const { body } of requests) expect(body.input.join('').length).toBeLessThanOrEqual(62_000)
  })

  it('retries temporary failures with growing pauses and respects Retry-After', async () => {
    const { requests, waits, encoder } = await serving((one, times) => {
      if (times === 1) return { status: 503 }
      if (times === 2) return { status: 429, headers: { 'retry-after': '7' } }
      return inReverse(one, times)
    })
    expect(await encoder.encodePassages(['uno'])).toHaveLength(1)
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([500, 7000])
  })

  it('stops at once when aborted', async () => {
    const stopping = new AbortController()
    const { encoder, requests } = await serving(() => {
      stopping.abort(new Error('stopped'))
      return { status: 503 }
    })
    await expect(encoder.encodePassages(['uno'], stopping.signal)).rejects.toThrow('stopped')
    expect(requests).toHaveLength(1)
  })

  it('fails after five attempts, or at once for permanent errors, without exposing text or key', async () => {
    const failing = await serving(() => ({ status: 500 }))
    await expect(failing.encoder.encodePassages(['texto reservado'])).rejects.toThrow(/^El servicio respondió 500\.$/)
    expect(failing.requests).toHaveLength(5)
    server?.close()
    const refusing = await serving(() => ({ status: 401, body: { error: 'clave-secreta texto reservado' } }))
    await expect(refusing.encoder.encodePassages(['texto reservado'])).rejects.toThrow(
      /^El servicio respondió 401: no acepta la clave \(ENCODER_KEY\)\.$/,
    )
    expect(refusing.requests).toHaveLength(1)
  })

  it.each([
    ['nonsense', () => ({ body: 'no es JSON' })],
    ['too few vectors', () => ({ body: { data: [] } })],
    ['a place twice', () => ({ body: { data: [0, 0].map((index) => ({ index, embedding: [1] })) } })],
  ] satisfies [string, Answer][])('refuses %s', async (_, answer) => {
    const { encoder } = await serving(answer)
    await expect(encoder.encodePassages(['uno', 'dos'])).rejects.toThrow('no son los vectores pedidos')
  })

  it('refuses vectors longer than the index dimension unless a dimension is configured, which it requests', async () => {
    const long: Answer = ({ body }) => ({ body: { data: body.input.map((_, index) => ({ index, embedding: Array(1536).fill(1) })) } })
    await expect((await serving(long)).encoder.encodePassages(['uno'])).rejects.toThrow(/1536 números.*ENCODER_DIMENSION=1024/)
    server?.close()
    const { requests, encoder } = await serving(long, { dimension: 512 })
    const [vector] = await encoder.encodePassages(['uno'])
    expect(requests[0]?.body.dimensions).toBe(512)
    expect(vector?.filter((value) => value !== 0)).toHaveLength(512)
  })

  it('changes its name with every setting that changes vectors, not with the key', () => {
    const given = { url: 'https://uno.test/v1', model: 'm', key: null, dimension: null, queryPrefix: '', passagePrefix: '' }
    const name = (change: Partial<OpenAiEncoderOptions>) => createOpenAiEncoder({ ...given, ...change }).name
    expect(name({ key: 'otra' })).toBe(name({}))
    const changed = [{}, { model: 'n' }, { dimension: 512 }, { queryPrefix: 'q' }, { passagePrefix: 'p' }, { url: 'https://dos.test/v1' }]
    expect(new Set(changed.map(name)).size).toBe(changed.length)
  })

  it('reports an unreachable service', async () => {
    const { encoder } = await serving(inReverse)
    await new Promise((resolve) => server?.close(resolve))
    await expect(encoder.encodeQuery('uno')).rejects.toThrow('No se pudo conectar con el servicio.')
  })
})
