import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { runDue } from '../billing/run-due.ts'
import type { CallbackDispatcher } from '../callbacks/callback-dispatcher.ts'
import { formatWall, parseWall, wallOf } from '../clock/chilean-time.ts'
import { faultSchema } from '../state/faults.ts'
import { FlowError } from '../state/flow-error.ts'
import { settingsSchema } from '../state/settings.ts'
import type { World } from '../state/world.ts'
import type { ClockStatus } from './control-client.ts'
import * as schemas from './control-schemas.ts'
import * as actions from './operator-actions.ts'
import type { PassageOfTime } from './passage-of-time.ts'
import { stateSchema } from './state-schema.ts'

interface ControlOptions {
  readonly world: World
  readonly callbacks: CallbackDispatcher
  readonly time: PassageOfTime
}

/** A control request that cannot be followed: 400 with the reason. */
const refuse = (reply: FastifyReply, message: string): FastifyReply => reply.code(400).send({ message })

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether a request comes from this machine, and from no page of a browser. */
function isLocal({ ip, headers, method }: FastifyRequest): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  const isJson = method !== 'POST' || (headers['content-type'] ?? '').startsWith('application/json')
  return loopbackAddresses.has(ip) && loopbackNames.has(name) && headers.origin === undefined && isJson
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '{}')
  } catch {
    throw new FlowError(400, 1001, 'The body is not JSON')
  }
}

const statusOf = ({ clock }: World): ClockStatus => ({
  local: formatWall(wallOf(clock.nowMs)),
  instant: new Date(clock.nowMs).toISOString(),
  isFrozen: clock.isFrozen,
})

/** Mounts the control interface under `/__sim`: unsigned, for this machine alone. */
export function mountControl(app: FastifyInstance, options: ControlOptions): void {
  void app.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        if (!isLocal(request)) await reply.code(403).send({ message: 'Only programs of this machine may control the simulator' })
      })
      control.setErrorHandler((error, _request, reply) => {
        if (error instanceof z.ZodError) return refuse(reply, z.prettifyError(error))
        if (error instanceof FlowError) return refuse(reply, error.message)
        throw error
      })
      mountReading(control, options)
      mountTime(control, options)
      mountActions(control, options)
    },
    { prefix: '/__sim' },
  )
}

function mountReading(app: FastifyInstance, { world }: ControlOptions): void {
  app.get('/snapshot', () => {
    world.clock.settle()
    return world.state
  })
  app.get('/requests', () => world.state.requests)
  app.get('/callbacks', () => world.state.callbacks)
  app.get('/faults', () => world.state.faults)
  app.get('/settings', () => world.state.settings)
  app.get('/clock', () => statusOf(world))
}

function mountTime(app: FastifyInstance, { world, callbacks, time }: ControlOptions): void {
  app.post('/advance', async ({ body }) => {
    const { months, days, hours, minutes, seconds } = schemas.advanceSchema.parse(parseJson(body))
    await time.advance({ months, days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1_000 })
    return statusOf(world)
  })
  app.post('/clock', async ({ body }, reply) => {
    const { to, isFrozen } = schemas.clockSchema.parse(parseJson(body))
    const wallMs = to === undefined ? null : parseWall(to)
    if (to !== undefined && wallMs === null) return refuse(reply, '`to` must be `yyyy-mm-dd hh:mm:ss`')
    if (wallMs !== null && !(await time.moveTo(wallMs))) return refuse(reply, '`to` lies in the past')
    if (isFrozen !== undefined) world.clock.freeze(isFrozen)
    return statusOf(world)
  })
  app.post('/billing', async () => {
    await time.alone(() => runDue(world))
    callbacks.schedule()
    return statusOf(world)
  })
}

function mountActions(app: FastifyInstance, { world, callbacks, time }: ControlOptions): void {
  const act = (path: string, run: (body: unknown) => unknown): void => {
    app.post(path, async ({ body }) => {
      await run(parseJson(body))
      callbacks.schedule()
      return {}
    })
  }
  act('/reset', (body) => {
    const { seed } = schemas.resetSchema.parse(body)
    return time.alone(() => {
      callbacks.forgetTimers()
      world.reset(seed ?? world.state.seed)
    })
  })
  act('/restore', (body) => {
    const state = stateSchema.parse(body)
    return time.alone(() => {
      callbacks.forgetTimers()
      world.restore(state)
    })
  })
  act('/faults', (body) => world.state.faults.push(faultSchema.parse(body)))
  app.delete('/faults', () => {
    world.state.faults = []
    return {}
  })
  app.post('/settings', ({ body }) => Object.assign(world.state.settings, settingsSchema.partial().parse(parseJson(body))))
  act('/card', (body) => actions.setCard(world, schemas.cardSchema.parse(body)))
  act('/morose', (body) => actions.forceMorose(world, schemas.moroseSchema.parse(body)))
  act('/panel-cancel', (body) => actions.cancelInPanel(world, schemas.panelCancelSchema.parse(body)))
  act('/refund', (body) => actions.settleRefund(world, schemas.refundSchema.parse(body)))
  act('/callbacks/flush', () => callbacks.flush())
  act('/callbacks/redeliver', (body) => actions.redeliver(world, callbacks, schemas.redeliverSchema.parse(body)))
  act('/callbacks/forge', (body) => actions.forge(world, callbacks, schemas.forgeSchema.parse(body)))
}
