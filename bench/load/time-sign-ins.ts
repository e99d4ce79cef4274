import { randomUUID } from 'node:crypto'
import { loginEndpoint, registerEndpoint } from '@basejuris/contract'
import { hashPassword, passwordMatches } from '@basejuris/server/password-hashing'
import { closedLoop, type Timed } from './open-loop.ts'

const accounts = 20
const password = 'nueve lagunas al sur'

/** Makes the server trust this machine as its proxy, so that every client has its own address and stays within all limits. */
export const trustedProxyEnv = { TRUST_PROXY: '127.0.0.1' }

export interface TimedSignIns {
  readonly signIns: Timed
  /** Milliseconds of a password check alone, in this process, before each sign-in. */
  readonly hashes: readonly number[]
}

/** Times consecutive sign-ins of several accounts. */
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
  const signIns: number[] = []
  const { refused, requests } = await closedLoop(times, async (at) => {
    const startedMs = performance.now()
    await passwordMatches(password, stored)
    const hashedMs = performance.now()
    await post(loginEndpoint, { email: emails[at % accounts], password })
    hashes.push(hashedMs - startedMs)
    signIns.push(performance.now() - hashedMs)
  })
  return { signIns: { times: signIns.slice(-times), refused, requests }, hashes: hashes.slice(-times) }
}
