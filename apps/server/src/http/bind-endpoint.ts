import { type DataOf, type Endpoint, errorBodySchema } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType ? z.output<E[K]> : undefined

export interface Call<E extends Endpoint> {
  readonly body: Parsed<E, 'body'>
  readonly query: Parsed<E, 'query'>
  readonly params: Parsed<E, 'params'>
  readonly actor: Actor
  readonly signal: AbortSignal
}

/** Makes a route of an endpoint value: its input is validated, its answer is stripped to the contract and wrapped in `data`. */
export function bindEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  verb: (call: Call<E>) => Promise<DataOf<E>> | DataOf<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.rateLimit === undefined
      ? {}
      : { config: { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.minutes * 60_000 } } }),
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
      response: { 200: z.object({ data: endpoint.data }), '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    handler: async (request) => ({ data: await verb(callOf<E>(request)) }),
  })
}

function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  return {
    body: request.body as Parsed<E, 'body'>,
    query: request.query as Parsed<E, 'query'>,
    params: request.params as Parsed<E, 'params'>,
    actor: request.actor,
    signal: request.signal,
  }
}
