import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { controlOf, type SimulatorControl } from './control/control-client.ts'

export interface SimulatorOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Name that addresses carry. It listens on loopback alone, so none else is allowed. */
  readonly host?: 'localhost' | '127.0.0.1'
  /** Ids, tokens and keys follow from it. */
  readonly seed?: number
  /** Both follow from the seed where absent. */
  readonly apiKey?: string
  readonly secretKey?: string
  /** Wall clock of Santiago to begin at, `yyyy-mm-dd hh:mm:ss`; the present one where absent. */
  readonly now?: string
  /** Whether the clock stands still until it is advanced. */
  readonly isFrozen?: boolean
}

export interface Simulator {
  /** As `http://127.0.0.1:4010`, without a slash at the end. The interface is `${origin}/api`. */
  readonly origin: string
  readonly apiKey: string
  readonly secretKey: string
  readonly control: SimulatorControl
  readonly close: () => Promise<void>
}

/** Starts a simulator of Flow in this process. Throws where the port is taken or `now` is no time. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', apiKey = '', secretKey = '' } = options
  const app = Fastify({ forceCloseConnections: true })
  await app.listen({ port, host: '127.0.0.1' })
  const origin = `http://${host}:${(app.server.address() as AddressInfo).port}`
  return { origin, apiKey, secretKey, control: controlOf(origin), close: () => app.close() }
}
