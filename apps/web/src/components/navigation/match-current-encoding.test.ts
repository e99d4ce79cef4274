import { expect, test } from 'vitest'
import { matchCurrentEncoding } from './match-current-encoding.ts'

const here = 'http://127.0.0.1:3000/resultados?q=a%20b&desde=2015'

test('the same page gets the encoding of the browser', () => {
  expect(matchCurrentEncoding('/resultados?q=a+b&desde=2015', here)).toBe('/resultados?q=a%20b&desde=2015')
  expect(matchCurrentEncoding('/resultados?q=a+b&desde=2015#filtros', here)).toBe('/resultados?q=a%20b&desde=2015#filtros')
})

test('any other address stays as it is', () => {
  for (const href of ['/resultados?q=a+b', '/resultados?q=a+c&desde=2015', '/sentencia?q=a+b&desde=2015', '/'])
    expect(matchCurrentEncoding(href, here)).toBe(href)
})
