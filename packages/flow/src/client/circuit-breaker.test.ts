import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { breakCircuit } from './circuit-breaker.ts'
import { type Answering, answerJson, customerAnswer, openServer } from './testing/open-server.ts'

const silent: Answering = (response) => response.writeHead(503).end()
const customer = { customerId: 'cus_1' }
/** Never repeated, so that one call is one request. */
const unRegister = { customerId: 'cus_1' }

it('opens after failures in a row, sends nothing while open, and closes with the first answer', async () => {
  let answering = silent
  await using server = await openServer((...given) => answering(...given))
  const client = breakCircuit(server.client, { maxFailures: 3, restMs: 1000 })
  const call = () => client.call('customer/unRegister', unRegister)
  for (let n = 0; n < 3; n += 1) await expect(call()).rejects.toMatchObject({ kind: 'unavailable', httpStatus: 503, mayHaveActed: true })
  for (let n = 0; n < 5; n += 1) await expect(call()).rejects.toMatchObject({ kind: 'unavailable', httpStatus: null, mayHaveActed: false })
  await expect(client.call('customer/get', customer)).rejects.toThrow('customer/get: not sent')
  expect(server.requests).toHaveLength(3)

  await wait(1100)
  // One of these tries, and fails; the others are not sent.
  const together = await Promise.allSettled([call(), call(), call()])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(server.requests).toHaveLength(4)

  await wait(1100)
  answering = (response) => answerJson(response, customerAnswer)
  await expect(call()).resolves.toMatchObject({ status: 1 })
  await expect(call()).resolves.toMatchObject({ status: 1 })
  expect(server.requests).toHaveLength(6)
})

it.each<[string, Answering]>([
  ['refusals', (response) => answerJson(response, { code: 501, message: 'There is a customer with this externalId' }, 401)],
  ['quotas', (response) => answerJson(response, { code: 1, message: 'daily transaction quota' }, 400)],
  ['bodies that cannot be read', (response) => response.end('<html>')],
])('stays closed after %s', async (_, answering) => {
  await using server = await openServer(answering)
  const client = breakCircuit(server.client, { maxFailures: 2 })
  for (let n = 0; n < 5; n += 1) await expect(client.call('customer/unRegister', unRegister)).rejects.toThrow('customer/unRegister')
  expect(server.requests).toHaveLength(5)
})

it('does not count waits that the caller ended', async () => {
  await using server = await openServer(() => undefined)
  const client = breakCircuit(server.client, { maxFailures: 1 })
  for (let n = 0; n < 3; n += 1)
    await expect(client.call('customer/get', customer, { signal: AbortSignal.timeout(30) })).rejects.toThrow('no answer in time')
  expect(server.requests).toHaveLength(3)
})

it('counts failures in a row only', async () => {
  await using server = await openServer((response, _, count) =>
    count % 2 === 0 ? answerJson(response, customerAnswer) : response.destroy(),
  )
  const client = breakCircuit(server.client, { maxFailures: 2 })
  const outcomes: string[] = []
  for (let n = 0; n < 6; n += 1)
    outcomes.push(
      await client.call('customer/unRegister', unRegister).then(
        () => 'answered',
        () => 'failed',
      ),
    )
  expect(outcomes).toEqual(['failed', 'answered', 'failed', 'answered', 'failed', 'answered'])
})
