import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Span, type StartSpan, withinSpan } from './span.ts'

export interface TraceRequestsOptions {
  readonly start: StartSpan
  /** Whether the request may continue the trace that it names. */
  readonly continuesTrace: (request: FastifyRequest) => boolean
}

const spans = new WeakMap<FastifyRequest, Span>()
/** Files and probes tell nothing. */
const untraced = /^\/(?:_next\/|healthz|readyz|metrics)/

/** One span per request, with its route's pattern and its id, and no address, query, body or visitor. */
export function traceRequests(app: FastifyInstance, { start, continuesTrace }: TraceRequestsOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (untraced.test(request.url)) return done()
    const { traceparent } = request.headers
    const route = request.routeOptions.url ?? 'none'
    const span = start({
      name: `${request.method} ${route}`,
      kind: 'server',
      parent: typeof traceparent === 'string' && continuesTrace(request) ? traceparent : null,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'basejuris.request.id': request.id },
    })
    spans.set(request, span)
    // A client that leaves ends no answer.
    reply.raw.once('close', () => end(span, request, reply))
    withinSpan(span, done)
  })
  // The body arrives outside of what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => resume(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span !== undefined) end(span, request, reply)
    // The line of the log that follows names the trace.
    resume(request, done)
  })
}

function resume(request: FastifyRequest, done: () => void): void {
  const span = spans.get(request)
  if (span === undefined) done()
  else withinSpan(span, done)
}

function end(span: Span, { failure }: FastifyRequest, { raw }: FastifyReply): void {
  const isFault = raw.statusCode >= 500
  const code = failure ?? String(raw.statusCode)
  span.end({ 'http.response.status_code': raw.statusCode, ...(failure === null ? {} : { 'error.type': failure }) }, isFault ? code : null)
}
