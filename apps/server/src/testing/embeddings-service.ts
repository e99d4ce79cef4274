import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHashingEncoder } from '@basejuris/search'

export interface EmbeddingsService {
  readonly url: string
  /** Texts encoded so far. */
  readonly answered: string[]
  /** While false, every request gets 503. */
  up: boolean
  /** After this many texts the service stops answering. */
  maxTexts: number
  /** Answers again without limit. Requests without an answer are cut, so that nobody waits for their time limit. */
  readonly resume: () => void
  readonly close: () => Promise<void>
}

/** A local service with OpenAI's protocol. Its vectors are the built-in encoder's, reversed, so that they are near no other. */
export async function openEmbeddingsService(): Promise<EmbeddingsService> {
  const encoder = createHashingEncoder()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { input }: { readonly input: string[] } = JSON.parse(Buffer.concat(chunks).toString())
    if (!service.up) {
      response.writeHead(503).end()
      return
    }
    if (service.answered.length + input.length > service.maxTexts) return
    service.answered.push(...input)
    const vectors = await encoder.encodePassages(input)
    const data = vectors.map((vector, index) => ({ index, embedding: Array.from(vector ?? [1]).reverse() }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service: EmbeddingsService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answered: [],
    up: true,
    maxTexts: Number.POSITIVE_INFINITY,
    resume: () => {
      service.maxTexts = Number.POSITIVE_INFINITY
      server.closeAllConnections()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}
