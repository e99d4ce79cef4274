import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { freePort } from './free-port.ts'
import { test as base } from './journey.ts'

const readyMs = 60_000

/** The product's own error body, with the support code. */
export const failure = {
  error: 'Error interno del servidor. Por favor, intenta más tarde.',
  code: 'server.internal',
  requestId: 'prueba-7f3a',
}

/** How the interface answers in place of the product. */
interface OtherAnswer {
  readonly status: number
  readonly body: object
}

/**
 * Runs the pages in a separate process, against an interface that fails for the paths of `link.failing`. Those of `link.answers` are answered
 * otherwise, and answers of `link.changes` are changed.
 */
export const test = base.extend<{ readonly alone: Awaited<ReturnType<typeof openPagesAlone>> }>({
  alone: [
    async ({ baseURL }, use) => {
      const alone = await openPagesAlone(baseURL ?? '')
      await use(alone)
      await alone.close()
    },
    { timeout: 2 * readyMs },
  ],
})

const json = { 'content-type': 'application/json' }

async function openPagesAlone(product: string) {
  const link = {
    failing: new Set<string>(),
    answers: new Map<string, OtherAnswer>(),
    // biome-ignore lint/suspicious/noExplicitAny: answers are changed as what they carry on the wire
    changes: new Map<string, (body: any) => void>(),
  }
  const api = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const other = link.failing.has(path) ? { status: 500, body: failure } : link.answers.get(path)
    if (other !== undefined) return void response.writeHead(other.status, json).end(JSON.stringify(other.body))
    const { host, connection, ...headers } = request.headers
    const body = request.method === 'GET' ? null : await buffer(request)
    const answer = await fetch(`${product}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body,
    })
    const change = link.changes.get(path)
    if (change !== undefined && answer.ok) {
      const changed = await answer.json()
      change(changed)
      return void response.writeHead(answer.status, json).end(JSON.stringify(changed))
    }
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production' as const, API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }
  const command = ['node_modules/next/dist/bin/next', 'start', 'apps/web', '-H', '127.0.0.1', '-p', String(port)]
  const pages = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the pages did not start')), readyMs)
    pages.once('exit', (code) => reject(new Error(`the pages ended with ${code}`)))
    pages.stdout.on('data', (chunk: Buffer) => {
      if (!String(chunk).includes('Ready in')) return
      clearTimeout(late)
      resolve()
    })
  })
  const close = async (): Promise<void> => {
    const gone = once(pages, 'exit')
    pages.kill('SIGTERM')
    await gone
    api.closeAllConnections()
    api.close()
  }
  return { origin, link, close }
}
