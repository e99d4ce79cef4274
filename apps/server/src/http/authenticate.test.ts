import { findLiveSession } from '@basejuris/database'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await openTestApp()
  app = test.app
})
afterAll(() => test.close())

const search = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/v1/search', headers, payload: {} })

describe('who asks', () => {
  it('is the user whose open session the token names', async () => {
    const { token, userId } = await test.signIn()
    expect(await test.services.sessions.findActor(token)).toMatchObject({ kind: 'user', userId })
  })

  it('is a guest with a token that is forged, of another key or unsigned', async () => {
    const { userId, token } = await test.signIn()
    const sessionId = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).jti as string
    expect(await findLiveSession(test.services.db, sessionId, new Date())).not.toBeNull()
    const forged = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('basejuris')
      .setSubject(userId)
      .setJti(sessionId)
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32, 9))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    for (const bad of [forged, unsigned, 'x', `${token}x`]) expect(await test.services.sessions.findActor(bad)).toBeNull()
  })

  it('may still read as a guest with a token that is not good', async () => {
    expect((await search({ authorization: 'Bearer nonsense' })).statusCode).toBe(200)
  })
})

describe('writes with the cookie', () => {
  it('are refused with another origin or none', async () => {
    const { token } = await test.signIn()
    const cookie = `basejuris-token=${token}`
    expect((await search({ cookie, host: 'basejuris.test', origin: 'http://basejuris.test' })).statusCode).toBe(200)
    for (const headers of [
      { cookie, host: 'basejuris.test' },
      { cookie, host: 'basejuris.test', origin: 'https://attacker.test' },
      { cookie, host: 'basejuris.test', origin: 'null' },
    ])
      expect((await search(headers)).json()).toMatchObject({ code: 'request.origin' })
  })

  it('are taken from our own pages, which pass it on', async () => {
    const { token } = await test.signIn()
    expect((await search({ cookie: `basejuris-token=${token}`, 'x-loopback-key': 'key-of-the-pages' })).statusCode).toBe(200)
  })
})
