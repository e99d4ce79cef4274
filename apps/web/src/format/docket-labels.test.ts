import { expect, test } from 'vitest'
import { docketLabel } from './docket-labels.ts'

test('writes the docket number as a lawyer would', () => {
  expect(docketLabel('12345-2020')).toBe('rol N° 12.345-2020')
  expect(docketLabel('O-5340-2022')).toBe('rol O-5340-2022')
})
