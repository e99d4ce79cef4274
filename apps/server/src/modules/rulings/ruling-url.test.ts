import { expect, it } from 'vitest'
import { normUrl } from './ruling-url.ts'

it('opens a norm at its article where the part is known, else the norm', () => {
  expect(normUrl(207436, '161')).toBe('https://www.bcn.cl/leychile/navegar?idNorma=207436&idParte=8512018')
  expect(normUrl(207436, null)).toBe('https://www.bcn.cl/leychile/navegar?idNorma=207436')
  expect(normUrl(207436, '9999')).toBe('https://www.bcn.cl/leychile/navegar?idNorma=207436')
})
