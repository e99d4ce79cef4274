import type { SimulatorOptions } from './start-simulator.ts'

const usage = `Flow simulator. It binds to loopback only and prints its address.

  FLOW_SIMULATOR_PORT        port, 4010 where absent; 0 takes a free one
  FLOW_SIMULATOR_HOST        localhost or 127.0.0.1 (default): the name that addresses carry
  FLOW_SIMULATOR_SEED        number that ids and keys follow from, 1 where absent
  FLOW_SIMULATOR_NOW         wall clock of Santiago to begin at, yyyy-mm-dd hh:mm:ss
  FLOW_SIMULATOR_API_KEY     key that calls carry
  FLOW_SIMULATOR_SECRET_KEY  secret that signs them
`

/** A setting that cannot be used; the message names it. */
export class SimulatorConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

function readNumber(environment: Environment, name: string, fallback: number, max: number): number {
  const text = environment[name] ?? ''
  if (text === '') return fallback
  if (!/^\d{1,10}$/.test(text) || Number(text) > max) throw new SimulatorConfigError(`${name} must be a number from 0 to ${max}`)
  return Number(text)
}

/** Options of the program. Refused where the product is public, that is with an https `PUBLIC_URL`. */
export function readOptions(environment: Environment = process.env): SimulatorOptions {
  if ((environment['PUBLIC_URL'] ?? '').toLowerCase().startsWith('https:'))
    throw new SimulatorConfigError('The simulator does not run beside a public product: PUBLIC_URL is https')
  const host = environment['FLOW_SIMULATOR_HOST'] || '127.0.0.1'
  if (host !== 'localhost' && host !== '127.0.0.1') throw new SimulatorConfigError('FLOW_SIMULATOR_HOST must be localhost or 127.0.0.1')
  const { FLOW_SIMULATOR_NOW: now, FLOW_SIMULATOR_API_KEY: apiKey, FLOW_SIMULATOR_SECRET_KEY: secretKey } = environment
  return {
    port: readNumber(environment, 'FLOW_SIMULATOR_PORT', 4_010, 65_535),
    seed: readNumber(environment, 'FLOW_SIMULATOR_SEED', 1, 0xff_ff_ff_ff),
    host,
    ...(now ? { now } : {}),
    ...(apiKey ? { apiKey } : {}),
    ...(secretKey ? { secretKey } : {}),
  }
}

export { usage }
