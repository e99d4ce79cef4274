import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  currentAttemptEndpoint,
  invoicesEndpoint,
  ownPaymentUserEndpoint,
  paymentAttemptEndpoint,
  registerCardEndpoint,
  searchEndpoint,
  validateSubscriptionEndpoint,
} from '@basejuris/contract'
import { controlOf, type SimulatorControl } from '@basejuris/flow/simulator'
import type { LoadOptions } from '../load/bench-load.ts'
import { closedLoop } from '../load/open-loop.ts'
import { prepareDataFolder } from '../load/prepare-data-folder.ts'
import { freePort, startServer, untilIdle } from '../load/start-server.ts'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { queries } from '../search/queries.ts'
import { openPayer, type Payer, untilSelling } from './payers.ts'

const subscribers = 20
const requests = 200
const maxP95Ms = 30
/** What the hanging provider takes for every call. */
const hangMs = 30_000
const waitingPayers = 10
/** Times of one address vary by this much from run to run. */
const steadyShare = 0.67
/** Shorter times differ by what the machine does besides. */
const noiseMs = 5
const settleMs = 1000

type Verb = (payer: Payer, at: number) => Promise<unknown>

/** They read what is stored, and ask the provider nothing. */
const verbs: Readonly<Record<string, Verb>> = {
  validate: ({ call }) => call('GET', validateSubscriptionEndpoint.path),
  'payment method': ({ call }) => call('GET', ownPaymentUserEndpoint.path),
  attempt: ({ call, paymentRef }) => call('GET', paymentAttemptEndpoint.path.replace(':paymentRef', paymentRef)),
  attempts: ({ call }) => call('GET', currentAttemptEndpoint.path),
  invoices: ({ call }) => call('GET', invoicesEndpoint.path),
}
const search: Verb = ({ call }, at) => call('POST', searchEndpoint.path, { consulta: queries[at % queries.length] })

/** Status and lists of payments, and the same again beside searches while the provider answers nothing for thirty seconds. */
export async function benchPayments({ rulings, keep }: LoadOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-payments-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  const port = String(await freePort())
  const selling = { FLAG_SUBSCRIPTIONS: '1', FLAG_BETA_FREE: '0', FLOW_MODE: 'simulator', FLOW_SIMULATOR_PORT: port }
  const server = await startServer(dataDir, { env: { ROLES: 'api,worker', TRUST_PROXY: '127.0.0.1', ...selling } })
  const simulator = controlOf(`http://127.0.0.1:${port}`)
  try {
    await untilSelling(server.origin)
    const payers: Payer[] = []
    for (let at = 0; at < subscribers; at++) payers.push(await openPayer(server.origin, simulator, at))
    await untilIdle(server)
    const quiet = await timeAll(payers)
    const hanging = await whileHanging(simulator, payers, () => timeAll(payers))
    return reportGates([...statusGates(quiet), ...hangingGates(quiet, hanging)])
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

type Times = ReadonlyMap<string, ReturnType<typeof percentiles>>

async function timeAll(payers: readonly Payer[]): Promise<Times> {
  const times = new Map<string, ReturnType<typeof percentiles>>()
  for (const [name, verb] of Object.entries({ ...verbs, search })) {
    const timed = await closedLoop(requests, async (at) => {
      await verb(payers[at % payers.length] as Payer, at)
    })
    if (timed.refused > 0) throw new Error(`${name}: ${timed.refused} of ${requests} refused`)
    times.set(name, percentiles(timed.times))
    console.log(`  ${name}: ${describe(percentiles(timed.times))}; load ${loadavg()[0]?.toFixed(1)}`)
  }
  return times
}

/** Several people wait at a step that needs the provider meanwhile. */
async function whileHanging<Result>(
  simulator: SimulatorControl,
  payers: readonly Payer[],
  measure: () => Promise<Result>,
): Promise<Result> {
  console.log(`  the provider hangs, ${waitingPayers} people wait for it`)
  await simulator.addFault({ endpoint: '*', kind: 'slow', delayMs: hangMs, times: 1000 })
  const waiting = payers
    .slice(0, waitingPayers)
    .map(({ call, customerId }) =>
      call('POST', registerCardEndpoint.path, { customerId, proposito: 'tarjeta', otraTarjeta: true }).catch(() => null),
    )
  await setTimeout(settleMs)
  const result = await measure()
  await simulator.clearFaults()
  await Promise.all(waiting)
  return result
}

const statusGates = (quiet: Times): Gate[] =>
  Object.keys(verbs).map((name) => ({
    name: `p95 of ${name}`,
    ours: quiet.get(name)?.p95 ?? Number.POSITIVE_INFINITY,
    other: maxP95Ms,
    minRatio: 1,
    unit: 'ms',
  }))

const hangingGates = (quiet: Times, hanging: Times): Gate[] =>
  [...hanging].map(([name, { p95 }]) => ({
    name: `p95 of ${name} while the provider hangs, beside before`,
    ours: p95,
    other: Math.max(quiet.get(name)?.p95 ?? 0, noiseMs),
    minRatio: steadyShare,
    unit: 'ms',
  }))
