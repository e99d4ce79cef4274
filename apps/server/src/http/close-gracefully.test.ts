import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeGracefully } from './close-gracefully.ts'

async function openServer(graceMs: number) {
  const app = Fastify()
  closeGracefully(app, graceMs)
  const started = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/slow', () => {
    started.resolve()
    return answer.promise
  })
  app.get('/quick', async () => 'quick')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, started: started.promise, answer: answer.resolve, origin: `http://127.0.0.1:${port}` }
}

it('answers the requests in work when it closes, ends unused connections at once and takes no new ones', async () => {
  const { app, port, started, answer, origin } = await openServer(20_000)
  const unused = connect(port, '127.0.0.1')
  await new Promise((resolve) => unused.once('connect', resolve))
  await (await fetch(`${origin}/quick`)).text()
  const asked = fetch(`${origin}/slow`)
  await started
  const closed = app.close()
  await new Promise((resolve) => unused.once('close', resolve))
  await expect(fetch(`${origin}/quick`)).rejects.toThrow()
  answer('slow')
  expect(await (await asked).text()).toBe('slow')
  await closed
})

it('cuts an answer that takes longer than the time for it', async () => {
  const { app, started, origin } = await openServer(50)
  const asked = fetch(`${origin}/slow`)
  await started
  await Promise.all([app.close(), expect(asked).rejects.toThrow()])
})
