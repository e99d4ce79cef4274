import { PassThrough } from 'node:stream'
import { type Endpoint, errorBodySchema } from '@basejuris/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Call, toCall, toRoute } from '../bind-endpoint.ts'

/** What an open stream lets its verb do. */
export interface EventStream {
  /** Sends an event with its data as JSON. A reader that comes back names the last `id` that it took. */
  readonly send: (event: string, data: object, id?: number) => void
  /** Sends a last event and ends the stream. */
  readonly end: (event: string, data: object) => void
  /** Aborted when the stream has ended, whoever ended it. */
  readonly signal: AbortSignal
}

/** Bytes that a reader may leave untaken before the stream ends. Events are small: who falls this far behind asks again. */
const maxUntakenBytes = 64 * 1024
/** Milliseconds after which a browser asks again for a stream that broke. */
const reconnectMs = 3000

/**
 * Registers a route for an endpoint that answers server-sent events. The verb refuses by throwing, before anything is sent; what it returns
 * runs once the stream is open. Streams end when the server closes.
 */
export function bindEventStream<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  verb: (call: Call<E>) => Promise<(stream: EventStream) => void>,
): void {
  const route = toRoute(endpoint)
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const body of open) body.end()
  })
  app.route({
    ...route,
    // Compression would hold events back.
    compress: false,
    schema: {
      ...route.schema,
      response: {
        200: { description: 'Eventos', content: { 'text/event-stream': { schema: endpoint.data } } },
        '4xx': errorBodySchema,
        '5xx': errorBodySchema,
      },
    },
    handler: async (request: FastifyRequest, reply) => {
      const start = await verb(toCall<E>(request, reply))
      const body = new PassThrough()
      const ended = new AbortController()
      open.add(body)
      body.once('close', () => {
        open.delete(body)
        ended.abort()
      })
      reply.raw.once('close', () => body.destroy())
      body.write(`retry: ${reconnectMs}\n\n`)
      start({
        signal: ended.signal,
        send: (event, data, id) => writeEvent(body, event, data, id),
        end: (event, data) => {
          writeEvent(body, event, data)
          body.end()
        },
      })
      // Whoever left meanwhile closes nothing any more.
      if (reply.raw.destroyed) body.destroy()
      // Proxies must not collect events either.
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
      return reply.send(body)
    },
  })
}

/** Writes an event, and ends a stream whose reader takes nothing. */
export function writeEvent(body: PassThrough, event: string, data: object, id?: number): void {
  if (body.destroyed || body.writableEnded) return
  if (body.readableLength > maxUntakenBytes) body.destroy()
  else body.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
