import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createReliefQueue } from './wait-for-relief.ts'

const request = { raw: { destroyed: false } }
const unavailable = expect.objectContaining({ code: 'server.unavailable' })

it('holds a request until the load falls', async () => {
  let looks = 0
  const hold = createReliefQueue({ isUnderPressure: () => ++looks < 4, intervalMs: 1 })
  await expect(hold(request)).resolves.toBeUndefined()
  expect(looks).toBe(4)
})

it('refuses one where the load lasts, where its client has gone, and where too many wait', async () => {
  const lasting = createReliefQueue({ isUnderPressure: () => true, intervalMs: 1, maxWaitMs: 20, maxWaiting: 2 })
  const first = lasting(request)
  const second = lasting(request)
  await expect(lasting(request)).rejects.toEqual(unavailable)
  await expect(Promise.all([first, second])).rejects.toEqual(unavailable)
  await expect(lasting({ raw: { destroyed: true } })).rejects.toEqual(unavailable)
})

it('lets a route that waits answer in the end', async () => {
  const { default: underPressure } = await import('@fastify/under-pressure')
  const app = Fastify()
  let isLoaded = true
  await app.register(underPressure, { healthCheck: async () => !isLoaded, healthCheckInterval: 5 })
  const hold = createReliefQueue({ isUnderPressure: () => app.isUnderPressure(), intervalMs: 5 })
  app.get('/work', { config: { pressureHandler: hold } }, async () => 'done')
  app.get('/other', async () => 'done')
  await app.ready()
  expect((await app.inject('/other')).statusCode).toBe(503)
  const answer = app.inject('/work')
  isLoaded = false
  expect((await answer).statusCode).toBe(200)
  await app.close()
})
