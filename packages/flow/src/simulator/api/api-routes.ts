import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runDue } from '../billing/run-due.ts'
import type { LoggedRequest } from '../state/simulator-state.ts'
import type { World } from '../state/world.ts'
import { type Answer, answerOf, checkCall, findCall, type Keys, runCall } from './answer-call.ts'
import { answerWithFault } from './answer-with-fault.ts'
import { pathOf, readParameters } from './read-request.ts'

const maxLogged = 5_000
const maxLoggedValue = 300

interface ApiOptions {
  readonly world: World
  readonly keys: Keys
  /** Runs after each call, that may have queued callbacks. */
  readonly afterCall: () => void
}

/** Mounts the signed interface under `/api`. */
export function mountApi(app: FastifyInstance, options: ApiOptions): void {
  app.all('/api', (request, reply) => answerRequest(request, reply, options))
  app.all('/api/*', (request, reply) => answerRequest(request, reply, options))
}

async function answerRequest(request: FastifyRequest, reply: FastifyReply, options: ApiOptions): Promise<FastifyReply> {
  const { world, keys, afterCall } = options
  const path = pathOf(request.url)
  // Flow answers a doubled slash with a page that says 404.
  if (path.includes('//')) return reply.code(404).type('text/html').send('<!doctype html><title>404 Not Found</title>')
  const endpoint = path.slice('/api/'.length)
  const startedMs = performance.now()
  const received = await readParameters(request)
  runDue(world)
  const entry = logRequest(world, request.method, endpoint, received)
  const call = findCall(endpoint)
  const fault = call === null ? null : world.takeFault(endpoint)
  entry.fault = fault?.kind ?? null
  const act = (): Answer => attempt(() => runCall(world, checkCall(call, request.method, received, keys), received))
  const answer = fault === null ? act() : await answerWithFault(reply, fault, act)
  entry.ms = Math.round(performance.now() - startedMs)
  entry.status = answer?.status ?? null
  entry.code = codeOf(answer)
  afterCall()
  if (fault !== null || answer === null) return reply
  return reply.code(answer.status).type('application/json').send(JSON.stringify(answer.body))
}

const attempt = (act: () => Answer): Answer => {
  try {
    return act()
  } catch (error) {
    return answerOf(error)
  }
}

const codeOf = (answer: Answer | null): number | null => {
  const body = answer?.body
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number' ? body.code : null
}

/** Logs a call without key and signature. */
function logRequest(world: World, method: string, endpoint: string, received: ReadonlyMap<string, string>): LoggedRequest {
  const parameters = [...received].filter(([name]) => name !== 's' && name !== 'apiKey')
  const entry: LoggedRequest = {
    id: world.next('other'),
    at: world.stamp(),
    method,
    endpoint: endpoint.slice(0, maxLoggedValue),
    parameters: Object.fromEntries(parameters.map(([name, value]) => [name, value.slice(0, maxLoggedValue)])),
    status: null,
    code: null,
    ms: null,
    fault: null,
  }
  world.state.requests.push(entry)
  if (world.state.requests.length > maxLogged) world.state.requests.shift()
  return entry
}
