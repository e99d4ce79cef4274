import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { assetConfig } from './pages.ts'

it('gives out the files of pages also while requests are turned away', async () => {
  const app = Fastify()
  await app.register(underPressure, { healthCheck: async () => false, healthCheckInterval: 1000 })
  app.get('/_next/static/*', { config: assetConfig }, async () => 'file')
  app.get('/*', async () => 'page')
  await app.ready()
  const [file, page] = await Promise.all([app.inject('/_next/static/chunk.js'), app.inject('/')])
  expect([file.statusCode, page.statusCode]).toEqual([200, 503])
  await app.close()
})
