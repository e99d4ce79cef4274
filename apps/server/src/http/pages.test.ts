import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { assetConfig, pageAddress, redirectMovedPages } from './pages.ts'

it('serves assets also while requests are refused under load', async () => {
  const app = Fastify()
  await app.register(underPressure, { healthCheck: async () => false, healthCheckInterval: 1000 })
  app.get('/_next/static/*', { config: assetConfig }, async () => 'file')
  app.get('/*', async () => 'page')
  await app.ready()
  const [file, page] = await Promise.all([app.inject('/_next/static/chunk.js'), app.inject('/')])
  expect([file.statusCode, page.statusCode]).toEqual([200, 503])
  await app.close()
})

it.each([
  ['/materias', '/carpetas'],
  ['/materias?orden=recientes', '/carpetas?orden=recientes'],
  ['/materias/0b1c/registro?pagina=2&q=materias', '/carpetas/0b1c/registro?pagina=2&q=materias'],
])('%s moved to %s', async (url, moved) => {
  const app = Fastify()
  redirectMovedPages(app)
  app.get('/*', async () => 'page')
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers.location]).toEqual([308, moved])
  expect((await app.inject('/materiasx')).body).toBe('page')
  await app.close()
})

it.each([
  ['/resultados?q=a&pagina=2', '/resultados?q=a&pagina=2'],
  ['/resultados?_rsc=1x2', '/resultados'],
  ['/resultados?q=a&_rsc=1x2', '/resultados?q=a'],
  ['/resultados?_rsc=1x2&q=a', '/resultados?q=a'],
  ['/resultados?q=a&_rsc=1x2&pagina=2', '/resultados?q=a&pagina=2'],
  ['/resultados?q=_rsc=1', '/resultados?q=_rsc=1'],
])('%s is shown as %s', (url, shown) => expect(pageAddress(url)).toBe(shown))
