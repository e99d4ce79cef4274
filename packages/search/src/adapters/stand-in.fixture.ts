import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandIn {
  readonly url: string
  readonly close: () => void
}

/** What becomes of a request: it is passed on, answered with a status, or its connection ends without an answer. */
export type Fate = 'pass' | 'cut' | number

/** A server between a client and a real one. */
export async function openStandIn(target: string, fateOf: (path: string) => Fate): Promise<StandIn> {
  const server = createServer((asked, response) => {
    const fate = fateOf(asked.url ?? '')
    if (fate === 'cut') return void asked.socket.destroy()
    if (fate !== 'pass')
      return void asked.resume().on('end', () => response.writeHead(fate, { 'content-type': 'application/json' }).end('{}'))
    const passed = request(`${target}${asked.url}`, { method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
