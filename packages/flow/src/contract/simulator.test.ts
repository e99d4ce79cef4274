import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSimulator, testCards } from '@basejuris/flow/simulator'
import { describe, expect, it } from 'vitest'
import { createFlowClient } from '../client/client.ts'
import { describeFlowContract } from './flow-contract.suite.ts'
import { createCustomer, type FlowSubject, type ReceivedCallback } from './testing/flow-subject.ts'
import { RawFlow } from './testing/raw-flow.ts'

async function receiveCallbacks(): Promise<{ url: string; received: ReceivedCallback[]; close: () => void }> {
  const received: ReceivedCallback[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    received.push({ contentType: request.headers['content-type'] ?? '', body })
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  return { url, received, close: () => server.close() }
}

async function open(): Promise<FlowSubject> {
  const [simulator, callbacks] = await Promise.all([startSimulator({ now: '2026-07-26 12:00:00', isFrozen: true }), receiveCallbacks()])
  const { origin, apiKey, secretKey, control } = simulator
  const access = { baseUrl: `${origin}/api`, apiKey, secretKey }
  const subject: FlowSubject = {
    client: createFlowClient({ mode: 'simulator', ...access }),
    raw: new RawFlow(access),
    email: 'ana@correo.cl',
    callbackUrl: callbacks.url,
    openCardholder: async () => {
      const customerId = await createCustomer(subject)
      await control.setCard({ customerId, card: { number: testCards.credit.number } })
      return customerId
    },
    advanceDays: async (days) => {
      await control.advance({ days })
    },
    callbacks: async () => {
      await control.flushCallbacks()
      return callbacks.received
    },
    [Symbol.asyncDispose]: async () => {
      callbacks.close()
      await simulator.close()
    },
  }
  return subject
}

describe('contract of Flow, kept by the simulator', () => {
  describeFlowContract({ abilities: { hasCards: true, isSimulator: true }, open })
})

describe('vectors of the signature, against the simulator', () => {
  const wrongKey = { status: 401, json: { code: 108 } }

  it.each([
    [
      'GET',
      'payment/getStatus',
      '1F90971E-8276-4715-97FF-2BLG5030EE3B',
      'my secret',
      { token: 'AJ089FF5467367' },
      '191947b8253f1b615adeda260fab7d8c8cc0507b22e19d4742baa00b0e464d44',
    ],
    [
      'POST',
      'customer/register',
      'K',
      'secreto',
      { customerId: 'cus_onoolldvec', url_return: 'https://app.example.cl/payment-return?ref=a b' },
      '6f1a38615cd4e55f74ee6160e0b2e8a230ef39e06f42338df9d17c82c4e79a66',
    ],
  ] as const)(
    '%s %s passes with the signature of the vector, and with no other',
    async (method, path, apiKey, secretKey, given, signature) => {
      const simulator = await startSimulator({ apiKey, secretKey })
      try {
        const raw = new RawFlow({ baseUrl: `${simulator.origin}/api`, apiKey, secretKey })
        const parameters = { apiKey, ...given }
        // Neither token nor customer exists, which is found out after the signature.
        const answer = await raw.send({ method, path, parameters, signature })
        expect([400, 401]).toContain(answer.status)
        expect(answer).not.toMatchObject(wrongKey)
        expect(await raw.send({ method, path, parameters, signature: signature.replace(/.$/, 'f').replace(/^./, '0') })).toMatchObject(
          wrongKey,
        )
      } finally {
        await simulator.close()
      }
    },
  )
})
