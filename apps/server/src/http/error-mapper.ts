import { NotSearched } from '@basejuris/assistant'
import { type ErrorBody, type ErrorCode, errorCatalogue, premiumRequiredMessage } from '@basejuris/contract'
import { isDatabaseUnreachable, isStorageFull, StorageFull } from '@basejuris/database'
import { EncoderUnavailable, EngineUnavailable, SearchAborted, SearchTooHeavy } from '@basejuris/search'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { type ErrorDetail, ServiceError } from '../errors/service-error.ts'
import { describeIssue } from './describe-issue.ts'

const codeByFrameworkError: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media_type',
  FST_UNDER_PRESSURE: 'server.unavailable',
}
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  404: 'route.not_found',
  413: 'request.too_large',
  429: 'request.too_many',
  503: 'server.unavailable',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Error code of the answer; null for a success. */
    failure: ErrorCode | null
  }
}

/** Turns every error into an answer. Only sentences of the catalogue are sent; the cause is logged without the content of the request. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = failureBody(error, request)
  return reply.code(errorCatalogue[body.code].status).send(body)
}

/** Body of the answer to an error. Logs a failure with its cause, unless the client had disconnected; a refusal is only counted. */
export function failureBody(error: FastifyError | Error, request: FastifyRequest): ErrorBody & { readonly code: ErrorCode } {
  const { code, details } = classify(error)
  request.failure = code
  if (errorCatalogue[code].status >= 500 && !isRefusal(error) && !request.raw.socket?.destroyed)
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  const body = errorBody(code, request.id, details)
  if (!(error instanceof ServiceError)) return body
  return {
    ...body,
    error: error.message,
    ...(error.present === null ? {} : { presente: error.present }),
    ...(error.closedRuling === null ? {} : { sentencia: error.closedRuling }),
  }
}

/** Whether the product itself refused the request, and nothing failed. A query wraps what its database throws. */
function isRefusal(error: Error): boolean {
  if (error instanceof ServiceError) return error.cause === undefined
  return isStorageFull(error) && (error instanceof StorageFull || error.cause instanceof StorageFull)
}

export function errorBody(
  code: ErrorCode,
  requestId: string,
  details: readonly ErrorDetail[] = [],
): ErrorBody & { readonly code: ErrorCode } {
  return {
    error: errorCatalogue[code].message,
    code,
    ...(code === 'base.premium_required' ? { message: premiumRequiredMessage } : {}),
    requestId,
    ...(details.length > 0 ? { details: [...details] } : {}),
  }
}

function classify(error: FastifyError | Error): { code: ErrorCode; details: readonly ErrorDetail[] } {
  if (error instanceof ServiceError) return { code: error.code, details: error.details }
  if (hasZodFastifySchemaValidationErrors(error))
    return { code: 'request.invalid', details: error.validation.flatMap((issue) => describeIssue(issue)) }
  if (isResponseSerializationError(error)) return { code: 'server.internal', details: [] }
  if (error instanceof SearchTooHeavy || error instanceof NotSearched) return { code: 'search.too_heavy', details: [] }
  if (error instanceof EngineUnavailable) return { code: 'search.unavailable', details: [] }
  if (error instanceof EncoderUnavailable) return { code: 'search.no_meaning', details: [] }
  if (error instanceof SearchAborted) return { code: 'search.abandoned', details: [] }
  if (isDatabaseUnreachable(error)) return { code: 'storage.unavailable', details: [] }
  if (isStorageFull(error)) return { code: 'storage.full', details: [] }
  // What the search engine refuses is our fault and not that of who asked.
  if (error.name === 'ResponseError') return { code: 'server.internal', details: [] }
  const { code, statusCode } = error as FastifyError
  return { code: codeByFrameworkError[code] ?? codeByStatus[statusCode ?? 500] ?? 'server.internal', details: [] }
}
