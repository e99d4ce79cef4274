import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Keys } from './api/answer-call.ts'
import { mountApi } from './api/api-routes.ts'
import { runDue } from './billing/run-due.ts'
import { CallbackDispatcher } from './callbacks/callback-dispatcher.ts'
import { parseWall } from './clock/chilean-time.ts'
import { controlOf, type SimulatorControl } from './control/control-client.ts'
import { mountControl } from './control/control-routes.ts'
import { PassageOfTime } from './control/passage-of-time.ts'
import { mountPages } from './pages/page-routes.ts'
import { keysOf } from './state/random-ids.ts'
import { World } from './state/world.ts'

export interface SimulatorOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Name that addresses carry. It listens on loopback alone, so none else is allowed. */
  readonly host?: 'localhost' | '127.0.0.1'
  /** Ids, tokens and keys follow from it. */
  readonly seed?: number
  /** Both follow from the seed where absent. */
  readonly apiKey?: string
  readonly secretKey?: string
  /** Wall clock of Santiago to begin at, `yyyy-mm-dd hh:mm:ss`; the present one where absent. */
  readonly now?: string
  /** Whether the clock stands still until it is advanced. */
  readonly isFrozen?: boolean
}

export interface Simulator {
  /** As `http://127.0.0.1:4010`, without a slash at the end. The interface is `${origin}/api`. */
  readonly origin: string
  readonly apiKey: string
  readonly secretKey: string
  readonly control: SimulatorControl
  readonly close: () => Promise<void>
}

const defaultSeed = 1
const tickMs = 1_000
const maxBodyBytes = 256 * 1024
const maxStateBytes = 256 * 1024 * 1024

/** Starts a simulator of Flow in this process. Throws where the port is taken or `now` is no time. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', seed = defaultSeed, isFrozen = false } = options
  const keys: Keys = { ...keysOf(seed), ...given(options) }
  const world = new World(seed, readNow(options.now), isFrozen)
  const callbacks = new CallbackDispatcher(world)
  const time = new PassageOfTime(world, callbacks)
  const app = buildServer()
  mountApi(app, { world, keys, afterCall: () => callbacks.schedule() })
  mountPages(app, world, callbacks)
  mountControl(app, { world, callbacks, time })
  await app.listen({ port, host: '127.0.0.1' })
  world.origin = `http://${host}:${(app.server.address() as AddressInfo).port}`
  const ticker = setInterval(() => {
    runDue(world)
    callbacks.schedule()
  }, tickMs).unref()
  const close = async (): Promise<void> => {
    clearInterval(ticker)
    await callbacks.close()
    await app.close()
  }
  return { origin: world.origin, ...keys, control: controlOf(world.origin), close }
}

const given = ({ apiKey, secretKey }: SimulatorOptions): Partial<Keys> => ({
  ...(apiKey === undefined ? {} : { apiKey }),
  ...(secretKey === undefined ? {} : { secretKey }),
})

function readNow(now: string | undefined): number | null {
  if (now === undefined) return null
  const wallMs = parseWall(now)
  if (wallMs === null) throw new RangeError(`now must be yyyy-mm-dd hh:mm:ss, not ${now}`)
  return wallMs
}

/** A server that takes every body as bytes and answers what it cannot read with 400. */
function buildServer(): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: (_error, _request, reply) => refuseUnread(reply as FastifyReply),
  })
  app.addHook('onRoute', (route) => {
    if (route.url === '/__sim/restore') route.bodyLimit = maxStateBytes
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return refuseUnread(reply)
    process.stderr.write(`${error.stack}\n`)
    return reply.code(500).send({ code: 999, message: 'Internal error of the simulator' })
  })
  return app
}

const refuseUnread = (reply: FastifyReply): FastifyReply => reply.code(400).send({ code: 105, message: 'No services available' })
