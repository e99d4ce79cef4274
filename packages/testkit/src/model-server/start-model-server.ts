import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelReply, ModelRequest } from './model-reply.ts'
import { anthropicProtocol, openAiProtocol, type StreamProtocol } from './stream-protocol.ts'

const protocols = [openAiProtocol, anthropicProtocol]
const standardPieceLength = 7

export interface ModelServer {
  /** Up to and including `/v1`, for both protocols. */
  readonly url: string
  /** In the order in which they came. */
  readonly requests: readonly ModelRequest[]
  /** Answers whose reader left before their end. */
  readonly abandoned: number
  /** Decides what later requests are answered. `at` counts from 0 since the last change. */
  answer(reply: (request: ModelRequest, at: number) => ModelReply): void
  close(): Promise<void>
}

/** A language model over HTTP, without the model: it speaks the streams of two kinds of services and answers what a test says, faults included. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let replyTo: (request: ModelRequest, at: number) => ModelReply = () => ({ status: 500 })
  let at = 0
  let abandoned = 0
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const protocol = protocols.find(({ path }) => path === incoming.url)
    if (protocol === undefined) {
      response.writeHead(404).end()
      return
    }
    const request = { protocol: protocol.name, ...protocol.read(JSON.parse(Buffer.concat(chunks).toString()) as never, incoming.headers) }
    requests.push(request)
    response.on('close', () => {
      if (!response.writableEnded) abandoned += 1
    })
    send(response, protocol, replyTo(request, at++))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get abandoned() {
      return abandoned
    },
    answer: (reply) => {
      replyTo = reply
      at = 0
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A stalled response stays open until the server closes. */
function send(response: ServerResponse, protocol: StreamProtocol, { text = '', pieceLength, status = 200, fault }: ModelReply): void {
  if (fault === 'silent') return
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(protocol.error(status)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  response.write(protocol.begin())
  const hasWords = fault?.endsWith('before_words') !== true
  if (hasWords) for (const words of piecesOf(text, pieceLength)) response.write(protocol.words(words))
  if (fault?.startsWith('stall') === true) return
  if (fault?.startsWith('cut') === true) {
    // What was written must leave before the connection is cut.
    setImmediate(() => setImmediate(() => response.destroy()))
    return
  }
  if (fault?.startsWith('garbage') === true) response.write('data: {esto no es JSON\n\n')
  const ending = fault === 'refusal' || fault === 'tool_call' ? fault : 'whole'
  response.end(protocol.end(ending, { input: 100, output: 20 }))
}

function piecesOf(text: string, length = standardPieceLength): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length))
}
