import { type DataOf, type Endpoint, errorBodySchema } from '@basejuris/contract'
import type { Actor, UserActor } from '@basejuris/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ServiceError } from '../errors/service-error.ts'
import { disconnectSignal } from './disconnect-signal.ts'

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType ? z.output<E[K]> : undefined

export interface Call<E extends Endpoint> {
  readonly body: Parsed<E, 'body'>
  readonly query: Parsed<E, 'query'>
  readonly params: Parsed<E, 'params'>
  /** Signed in where the endpoint asks for it. */
  readonly actor: E['access'] extends 'user' ? UserActor : Actor
  /** Aborted when the client goes away before it has its whole answer. */
  readonly signal: AbortSignal
  /** For what HTTP alone knows: addresses, browsers, cookies. */
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Makes a route of an endpoint value: its input is validated, its answer is stripped to the contract and wrapped in `data`. */
export function bindEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  verb: (call: Call<E>) => Promise<DataOf<E>> | DataOf<E>,
): void {
  const route = routeOf(endpoint)
  app.route({
    ...route,
    schema: {
      ...route.schema,
      response: { 200: z.object({ data: endpoint.data }), '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    handler: async (request, reply) => ({ data: await verb(callOf<E>(request, reply)) }),
  })
}

/** What an endpoint says of its route, but for what it answers. */
export function routeOf(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.rateLimit === undefined
      ? {}
      : { config: { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.minutes * 60_000 } } }),
    // Before the body is read: a guest learns nothing of what a user may send.
    onRequest: async (request: FastifyRequest) => refuseGuests(endpoint, request),
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    },
  }
}

function refuseGuests({ access }: Endpoint, { actor, expiredToken }: FastifyRequest): void {
  if (access === 'user' && actor.kind === 'guest') throw new ServiceError(expiredToken ? 'auth.expired' : 'auth.required')
}

export function callOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Call<E> {
  return {
    body: request.body as Parsed<E, 'body'>,
    query: request.query as Parsed<E, 'query'>,
    params: request.params as Parsed<E, 'params'>,
    actor: request.actor as Call<E>['actor'],
    get signal() {
      return disconnectSignal(reply)
    },
    request,
    reply,
  }
}
