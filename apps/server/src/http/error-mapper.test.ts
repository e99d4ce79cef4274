import { NotSearched } from '@basejuris/assistant'
import { DatabaseUnreachable, StorageFull } from '@basejuris/database'
import { EncoderUnavailable, EngineUnavailable } from '@basejuris/search'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openLog } from '../errors/open-log.ts'
import { ServiceError } from '../errors/service-error.ts'
import { answerError } from './error-mapper.ts'

const full = new StorageFull('/datos', 10, 64)
const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' })

it.each([
  ['a question that was not searched', new NotSearched('La herramienta no respondió en 10 segundos.'), 400, 0],
  ['a search that finds no slot', new ServiceError('search.busy'), 503, 0],
  [
    'a component that is not ready',
    new ServiceError('server.unavailable', { details: [{ field: 'indice', message: 'pendiente' }] }),
    503,
    0,
  ],
  ['a search engine that does not answer', new EngineUnavailable('no answer'), 503, 1],
  ['a search engine that refuses our query', Object.assign(new Error('too much'), { name: 'ResponseError', statusCode: 400 }), 500, 1],
  ['vectors that cannot be searched', new EncoderUnavailable('El almacén de vectores no responde.'), 503, 1],
  ['a write without room', full, 507, 0],
  ['a query without room', new Error('query', { cause: full }), 500, 1],
  ['a disk that is full all the same', noSpace, 507, 1],
  ['a database that does not answer', new DatabaseUnreachable(new Error('refused')), 503, 1],
  ['a database that was shut down', Object.assign(new Error('terminating'), { code: '57P01' }), 503, 1],
  ['another service that does not answer', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 500, 1],
  ['an error of the catalogue with a cause', new ServiceError('server.internal', { cause: new Error('cause') }), 500, 1],
  ['any other error', new TypeError('unexpected'), 500, 1],
])('logs what failed, not what was refused: %s', async (_what, error, status, logged) => {
  const lines: string[] = []
  const app = Fastify({ loggerInstance: openLog('error', { write: (line) => void lines.push(line) }) })
  app.setErrorHandler(answerError)
  app.decorateRequest('failure', null)
  app.get('/', () => Promise.reject(error))
  expect((await app.inject('/')).statusCode).toBe(status)
  expect(lines.map((line) => JSON.parse(line))).toEqual(Array(logged).fill(expect.objectContaining({ level: 50, msg: 'request failed' })))
  await app.close()
})
