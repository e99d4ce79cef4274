import { errorCatalogue } from '@basejuris/contract'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { ServiceError } from '../errors/service-error.ts'
import { answerError } from './error-mapper.ts'
import { answerPageFailure } from './page-failure.ts'

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function openPages(prepare: (app: ReturnType<typeof Fastify>) => Promise<unknown>) {
  const app = Fastify({ genReqId: () => 'prueba-1' })
  app.setErrorHandler(answerError)
  app.decorateRequest('failure', null)
  await prepare(app)
  app.get('/*', { errorHandler: answerPageFailure }, async () => 'page')
  app.get('/v1/search', async () => 'data')
  await app.ready()
  return app
}

it('answers a page request with an error page that has the sentence, the code for support and a way to retry', async () => {
  const app = await openPages(async (one) => one.register(underPressure, { healthCheck: async () => false, healthCheckInterval: 1000 }))
  const page = await app.inject({ url: '/mis-favoritos', headers: html })
  expect(page.statusCode).toBe(503)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const said of [
    errorCatalogue['server.unavailable'].message,
    'Código para soporte: prueba-1',
    '<a href="">Intentar de nuevo</a>',
    '<html lang="es-CL">',
    '<meta http-equiv="refresh" content="5">',
    '<a href="/">BaseJuris</a>',
    '<form action="/resultados" role="search">',
    '<meta name="theme-color" content="#1a365d">',
    '<meta property="og:locale" content="es_CL">',
  ])
    expect(page.body).toContain(said)
  const nonce = /<style nonce="([^"]+)">/.exec(page.body)?.[1]
  expect(page.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`)
  const data = { error: errorCatalogue['server.unavailable'].message, code: 'server.unavailable', requestId: 'prueba-1' }
  expect((await app.inject({ url: '/mis-favoritos', headers: { rsc: '1', accept: '*/*' } })).json()).toEqual(data)
  expect((await app.inject({ url: '/v1/search', headers: html })).json()).toEqual(data)
  await app.close()
})

it('answers a page also when an address exceeds the rate limit', async () => {
  const app = await openPages(async (one) =>
    one.register(rateLimit, { max: 1, timeWindow: '1 minute', errorResponseBuilder: () => new ServiceError('request.too_many') }),
  )
  await app.inject({ url: '/', headers: html })
  const page = await app.inject({ url: '/', headers: html })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, expect.any(String)])
  expect(page.body).toContain(errorCatalogue['request.too_many'].message)
  expect(page.body).not.toContain('http-equiv="refresh"')
  await app.close()
})
