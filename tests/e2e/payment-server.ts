import { controlOf, type SimulatorControl } from '@basejuris/flow/simulator'
import { freePort } from './free-port.ts'
import { test as base, expect } from './journey.ts'
import { type OwnServer, openOwnServer } from './own-server.ts'

export { expect } from './journey.ts'

export interface PaymentServer extends OwnServer {
  /** The simulator of the payment provider: its clock, its faults and what it was asked. */
  readonly simulator: SimulatorControl
}

/** A product that sells subscriptions, with a simulator of the payment provider on a port of its own. */
async function openPaymentServer() {
  const port = await freePort()
  const { own, close } = await openOwnServer({ FLAG_SUBSCRIPTIONS: '1', FLOW_MODE: 'simulator', FLOW_SIMULATOR_PORT: String(port) })
  const isAvailable = async (): Promise<boolean> => (await (await fetch(`${own.origin}/v1/settings`)).json()).data?.disponible === true
  // The check of plan and items comes after the start, and a busy server may refuse a call.
  await expect.poll(isAvailable, { timeout: 60_000 }).toBe(true)
  const payments: PaymentServer = { ...own, simulator: controlOf(`http://127.0.0.1:${port}`) }
  return { payments, close }
}

/** Journeys with a server that sells subscriptions, shared within one worker. */
export const test = base.extend<object, { readonly payments: PaymentServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  demonstration: async ({}, use) => use(undefined),
  payments: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const { payments, close } = await openPaymentServer()
      await use(payments)
      await close()
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  baseURL: ({ payments }, use) => use(payments.origin),
})
