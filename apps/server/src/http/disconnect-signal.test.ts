import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { disconnectSignal } from './disconnect-signal.ts'

const app = Fastify()
app.get('/busquedas', async (_request, reply) => {
  const before = reply.raw.listenerCount('close')
  const signals = Array.from({ length: 20 }, () => disconnectSignal(reply))
  return { listeners: reply.raw.listenerCount('close') - before, signals: new Set(signals).size }
})
afterAll(() => app.close())

it('is one signal with one listener for each answer, however many searches ask for it', async () => {
  for (const _ of [1, 2]) expect((await app.inject('/busquedas')).json()).toEqual({ listeners: 1, signals: 1 })
})
