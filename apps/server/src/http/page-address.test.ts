import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

it.each([
  ['/resultados?q=a&pagina=2', '/resultados?q=a&pagina=2'],
  ['/resultados?_rsc=1x2', '/resultados'],
  ['/resultados?q=a&_rsc=1x2', '/resultados?q=a'],
  ['/resultados?_rsc=1x2&q=a', '/resultados?q=a'],
  ['/resultados?q=a&_rsc=1x2&pagina=2', '/resultados?q=a&pagina=2'],
  ['/resultados?q=_rsc=1', '/resultados?q=_rsc=1'],
])('%s is shown as %s', (url, shown) => expect(pageAddress(url)).toBe(shown))
