import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { addProviderCall, alignPaymentIds, type Database } from '@basejuris/database'
import { breakCircuit, createFlowClient, type FlowCallRecord, type FlowClientOptions } from '@basejuris/flow'
import { controlOf } from '@basejuris/flow/simulator'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { simulatedIssuer } from '../modules/billing/tax-documents/simulated-issuer.ts'
import { createWebhookIssuer } from '../modules/billing/tax-documents/webhook-issuer.ts'
import { KeyedQueue } from '../process/keyed-queue.ts'
import type { PaymentProvider, TaxDocumentIssuer } from '../services.ts'
import type { SimulatorSettings } from './flow-simulator.process.ts'

export interface OpenPaymentProvider {
  readonly provider: PaymentProvider
  /** Resolves when the simulator listens; at once for a real provider. */
  readonly whenReachable: Promise<void>
  readonly close: () => Promise<void>
}

const clockMs = 1000
const staleMs = 120_000
const secondLookMs = 20_000

/** The configured payment provider; with the simulator, its program too. Null where payments are off. */
export async function openPaymentProvider({
  config,
  database,
  log,
}: {
  readonly config: Pick<Config, 'flow' | 'dataDir' | 'taxDocuments'>
  readonly database: Database
  readonly log: FastifyBaseLogger
}): Promise<OpenPaymentProvider | null> {
  const { flow, taxDocuments } = config
  if (flow === null) return null
  await alignPaymentIds(database, flow.mode)
  const onCall = recordCalls(database, flow.mode, log)
  if (flow.mode !== 'simulator')
    return {
      provider: toProvider(
        { ...flow, onCall },
        taxDocuments === null ? null : createWebhookIssuer({ ...taxDocuments, now: () => new Date() }),
      ),
      whenReachable: Promise.resolve(),
      close: async () => undefined,
    }
  const keys = { apiKey: 'SIMULATOR', secretKey: randomBytes(20).toString('hex') }
  const origin = `http://127.0.0.1:${flow.port}`
  const clock = followClock(origin)
  const provider = { ...toProvider({ mode: flow.mode, ...keys, baseUrl: `${origin}/api`, onCall }, simulatedIssuer), now: clock.now }
  const stateFile = join(config.dataDir, 'payment-simulator.json')
  const program = startSimulatorProgram({ port: flow.port, ...keys, stateFile }, log)
  return {
    provider,
    whenReachable: program.whenReachable,
    close: async () => {
      clock.stop()
      await program.close()
    },
  }
}

/** The clock of the simulator, which a trial may advance by months: asked every second, and as it was while it does not answer. */
function followClock(origin: string): { readonly now: () => Date; readonly stop: () => void } {
  const control = controlOf(origin)
  let aheadMs = 0
  const timer = setInterval(() => {
    control.clock().then(
      ({ instant }) => {
        aheadMs = Date.parse(instant) - Date.now()
      },
      () => undefined,
    )
  }, clockMs).unref()
  return { now: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) }
}

function toProvider(options: FlowClientOptions, taxIssuer: TaxDocumentIssuer | null): PaymentProvider {
  const { mode } = options
  const client = breakCircuit(createFlowClient(options))
  return { mode, client, now: () => new Date(), queue: new KeyedQueue(), taxIssuer, problems: null, staleMs, secondLookMs }
}

/** Stores each request to the provider, redacted by the client. A record that cannot be stored stops no payment. */
function recordCalls(database: Database, mode: PaymentProvider['mode'], log: FastifyBaseLogger) {
  return ({ endpoint, httpStatus, ms, code, outcome, parameters, answer }: FlowCallRecord): void => {
    const call = { at: new Date(), mode, direction: 'out', endpoint, httpStatus, ms, code, outcome, payload: { parameters, answer } }
    void addProviderCall(database, call).catch((error: unknown) => log.warn({ err: error }, 'a provider call was not recorded'))
  }
}

/** Its own process, so that nothing of it runs inside the product. */
function startSimulatorProgram(settings: SimulatorSettings, log: FastifyBaseLogger): Pick<OpenPaymentProvider, 'whenReachable' | 'close'> {
  const program = fork(new URL('./flow-simulator.process.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  program.on('error', (error) => log.error({ err: error }, 'the payment simulator did not start'))
  const ended = once(program, 'exit')
  const whenReachable = Promise.race([once(program, 'message'), ended]).then(() => undefined)
  // Not in its arguments or its environment, which other users of the machine may read.
  program.send(settings)
  return {
    whenReachable,
    close: async () => {
      if (program.exitCode !== null) return
      program.kill('SIGTERM')
      await ended
    },
  }
}
