import { PassThrough } from 'node:stream'
import { type DataOf, type Endpoint, errorBodySchema } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Call, toCall, toRoute } from '../bind-endpoint.ts'
import { failureBody } from '../error-mapper.ts'
import { writeEvent } from './bind-event-stream.ts'
import { createReliefQueue } from './wait-for-relief.ts'

const eventType = 'text/event-stream'

type EventsOf<E extends Endpoint> = E['events'] extends Readonly<Record<string, z.ZodType>> ? E['events'] : never

/** Sends an event to who reads events; otherwise it does nothing. */
export type SendEvent<E extends Endpoint> = <Name extends keyof EventsOf<E> & string>(name: Name, data: z.input<EventsOf<E>[Name]>) => void

/**
 * Registers a route that answers `{"data": …}`, or with `Accept: text/event-stream` the events of the endpoint: those that the verb sends,
 * then `done` with the data or `error`. An error before the first event is answered as JSON, with its status. Under load it waits a while.
 */
export function bindProgressEndpoint<E extends Endpoint & Required<Pick<Endpoint, 'events'>>>(
  app: FastifyInstance,
  endpoint: E,
  verb: (call: Call<E>, send: SendEvent<E>) => Promise<DataOf<E>>,
): void {
  const route = toRoute(endpoint)
  const underLoad = { pressureHandler: createReliefQueue({ isUnderPressure: () => app.isUnderPressure() }) }
  app.route({
    ...route,
    config: { ...route.config, ...underLoad },
    // Compression would hold events back.
    compress: false,
    schema: {
      ...route.schema,
      response: {
        200: {
          description: 'La respuesta, entera o por partes',
          content: {
            'application/json': { schema: z.object({ data: endpoint.data }) },
            [eventType]: { schema: z.union(Object.values(endpoint.events)) },
          },
        },
        '4xx': errorBodySchema,
        '5xx': errorBodySchema,
      },
    },
    handler: async (request, reply) => {
      const call = toCall<E>(request, reply)
      if (!(request.headers.accept ?? '').includes(eventType)) {
        const data = await verb(call, () => undefined)
        return reply.type('application/json').send({ data: endpoint.data.parse(data) })
      }
      const body = new PassThrough()
      const started = Promise.withResolvers<void>()
      const send = (name: string, data: unknown): void => {
        writeEvent(body, name, (endpoint.events[name] ?? endpoint.data).parse(data) as object)
        started.resolve()
      }
      const work = verb(call, send as SendEvent<E>).then((data) => {
        send('done', data)
        body.end()
      })
      await Promise.race([started.promise, work])
      work.catch((error: Error) => {
        const { error: message, code, requestId } = failureBody(error, request)
        writeEvent(body, 'error', { error: message, code, requestId })
        body.end()
      })
      reply.raw.once('close', () => body.destroy())
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no').type(`${eventType}; charset=utf-8`)
      return reply.send(body)
    },
  })
}
