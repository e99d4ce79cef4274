import { randomUUID } from 'node:crypto'
import { updateUser } from '@basejuris/database'
import type { TestApp } from './open-test-app.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Answer = Awaited<ReturnType<ReturnType<typeof accountCalls>['call']>>
type Headers = Readonly<Record<string, string>>

/** Password of every registered test user. */
export const password = 'nueve lagunas al sur'

/** Calls account endpoints. Each call has its own address, so that it meets no limit per address. */
export function accountCalls(test: () => TestApp) {
  let address = 0
  const nextAddress = () => `10.1.${Math.floor(++address / 250)}.${address % 250}`
  const call = async (method: Method, url: string, payload?: object, headers: Headers = {}, remoteAddress = nextAddress()) => {
    const response = await test().app.inject({ method, url, headers, remoteAddress, ...(payload === undefined ? {} : { payload }) })
    const { cookies } = response
    return { status: response.statusCode, body: response.json(), cookies, cookie: cookies.find(({ name }) => name === 'basejuris-token') }
  }
  const logIn = (email: string, extra: object = {}) => call('POST', '/v1/auth/login', { email, password, ...extra })
  const register = async (email = `nueva-${randomUUID()}@ejemplo.test`) => {
    const { body } = await call('POST', '/v1/auth/register', { email, password, aceptaTerminos: true })
    const token = body.data.token as string
    return { email, userId: body.data.user.id as string, headers: { authorization: `Bearer ${token}` }, token }
  }
  /** A registered user with a confirmed e-mail. */
  const registerProven = async () => {
    const user = await register()
    await updateUser(test().services.db, user.userId, { emailVerifiedAt: new Date() })
    return user
  }
  /** A browser that holds the cookies it gets, except for the session, and stays at one address. */
  const browser = (remoteAddress = nextAddress()) => {
    const held = new Map<string, string>()
    return async (method: Method, url: string, payload?: object) => {
      const cookie = [...held].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await call(method, url, payload, { cookie }, remoteAddress)
      for (const { name, value } of answer.cookies) if (name !== 'basejuris-token') held.set(name, value)
      return answer
    }
  }
  return { call, logIn, register, registerProven, browser }
}
