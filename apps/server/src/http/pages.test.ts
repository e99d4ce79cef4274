import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { pageAddress, redirectMovedPages } from './pages.ts'

it.each([
  ['/materias', '/carpetas'],
  ['/materias?orden=recientes', '/carpetas?orden=recientes'],
  ['/materias/0b1c/registro?pagina=2&q=materias', '/carpetas/0b1c/registro?pagina=2&q=materias'],
  ['/normas', '/normativa'],
  ['/norma?buscar=19.496', '/normativa?buscar=19.496'],
  ['/normativa/', '/normativa'],
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
