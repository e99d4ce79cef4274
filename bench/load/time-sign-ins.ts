import { randomUUID } from 'node:crypto'
import { loginEndpoint, registerEndpoint } from '@basejuris/contract'
import { hashPassword, passwordMatches } from '@basejuris/server/password-hashing'
import { closedLoop, type Timed } from './open-loop.ts'

const accounts = 20
const password = 'nueve lagunas al sur'

/** The product must trust this machine as its proxy: everybody comes from an address of their own, within every limit. */
export const trustedProxyEnv = { TRUST_PROXY: '127.0.0.1' }

export interface TimedSignIns {
  readonly signIns: Timed
  /** A password verified and nothing else, in this process, before each log-in. In milliseconds. */
  readonly hashes: readonly number[]
}

/** Log-ins of several accounts, one after the other. */
export async function timeSignIns(origin: string, times: number): Promise<TimedSignIns> {
  let visitors = 0
  const post = async ({ path }: { readonly path: string }, body: object): Promise<void> => {
    const address = `10.${[16, 8, 0].map((bits) => (visitors >> bits) & 255).join('.')}`
    visitors += 1
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`)
  }
  const emails = Array.from({ length: accounts }, () => `${randomUUID()}@ejemplo.test`)
  for (const email of emails) await post(registerEndpoint, { email, password, aceptaTerminos: true })
  const stored = await hashPassword(password)
  const hashes: number[] = []
  const logIns: number[] = []
  const { refused, requests } = await closedLoop(times, async (at) => {
    const startedMs = performance.now()
    await passwordMatches(password, stored)
    const hashedMs = performance.now()
    await post(loginEndpoint, { email: emails[at % accounts], password })
    hashes.push(hashedMs - startedMs)
    logIns.push(performance.now() - hashedMs)
  })
  return { signIns: { times: logIns.slice(-times), refused, requests }, hashes: hashes.slice(-times) }
}
