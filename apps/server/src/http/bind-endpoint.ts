import { type DataOf, type Endpoint, errorBodySchema } from '@basejuris/contract'
import type { Actor, ServiceActor, UserActor } from '@basejuris/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ServiceError } from '../errors/service-error.ts'
import { serviceKeyHeader } from './authenticate.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { alwaysAnswered } from './protections.ts'
import { securityOf } from './security-schemes.ts'

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType ? z.output<E[K]> : undefined

export interface Call<E extends Endpoint> {
  readonly body: Parsed<E, 'body'>
  readonly query: Parsed<E, 'query'>
  readonly params: Parsed<E, 'params'>
  /** A user where the endpoint requires one, or a machine where it takes its keys. */
  readonly actor: E['access'] extends 'user' ? (E['takesServiceKeys'] extends true ? UserActor | ServiceActor : UserActor) : Actor
  /** Aborted when the client disconnects before the whole answer was sent. */
  readonly signal: AbortSignal
  /** For what only HTTP knows: addresses, browsers, cookies. */
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Registers a route for an endpoint: the input is validated, the answer is stripped to the contract and wrapped in `data`. */
export function bindEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  verb: (call: Call<E>) => Promise<DataOf<E>> | DataOf<E>,
): void {
  const route = toRoute(endpoint)
  const status = endpoint.isAccepted === true ? 202 : 200
  app.route({
    ...route,
    schema: {
      ...route.schema,
      response: { [status]: z.object({ data: endpoint.data }), '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    handler: async (request, reply) => {
      const data = await verb(toCall<E>(request, reply))
      return reply.code(status).send({ data })
    },
  })
}

/** Route options of an endpoint, except for its response. */
export function toRoute(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: configOf(endpoint),
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    // Runs before the body is validated, so that guests learn nothing about it.
    onRequest: async (request: FastifyRequest) => {
      refuseForeignKeys(endpoint, request)
      refuseGuests(endpoint, request)
    },
    // After the limit of requests, so that trying keys is limited.
    preValidation: async ({ unknownKey }: FastifyRequest) => {
      if (unknownKey) throw new ServiceError('key.invalid')
    },
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      security: securityOf(endpoint),
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    },
  }
}

const configOf = ({ rateLimit, isProbe, takesServiceKeys }: Endpoint) => ({
  takesServiceKeys: takesServiceKeys === true,
  ...(isProbe === true ? alwaysAnswered : {}),
  ...(rateLimit === undefined ? {} : { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.minutes * 60_000 } }),
})

function refuseForeignKeys({ takesServiceKeys }: Endpoint, { headers }: FastifyRequest): void {
  if (headers[serviceKeyHeader] !== undefined && takesServiceKeys !== true) throw new ServiceError('key.not_allowed')
}

function refuseGuests({ access, takesServiceKeys }: Endpoint, { actor, expiredToken, unknownKey }: FastifyRequest): void {
  // A wrong key is refused as such, after the limit of requests.
  const isMachine = takesServiceKeys === true && (actor.kind === 'service' || unknownKey)
  if (access === 'user' && actor.kind !== 'user' && !isMachine) throw new ServiceError(expiredToken ? 'auth.expired' : 'auth.required')
}

export function toCall<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Call<E> {
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
