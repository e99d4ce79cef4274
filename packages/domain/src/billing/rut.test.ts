import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDigitModulo11 } from '../text/check-digit.ts'
import { maxRutLength, parseRut } from './rut.ts'

it.each([
  ['12.345.678-5', '12.345.678-5'],
  ['76830014-3', '76.830.014-3'],
  ['14233531k', '14.233.531-K'],
  [' 10.000.004-0 ', '10.000.004-0'],
  ['9.999.999-3', '9.999.999-3'],
  ['99999993', '9.999.999-3'],
])('reads %s', (text, rut) => {
  expect(parseRut(text)).toBe(rut)
})

it.each(['', '12.345.678-4', '14.233.531-8', '9.999.999-9', '1-9', '12.34.5678-5', '123.456.789-2', '12.345.678−5', 'K', '12.345.678-5x'])(
  'refuses «%s»',
  (text) => {
    expect(parseRut(text)).toBeNull()
  },
)

it('writes every RUT in one form, which it reads again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (number) => {
      const rut = parseRut(`${number}-${checkDigitModulo11(String(number))}`)
      expect(rut).toMatch(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/)
      expect(rut?.length).toBeLessThanOrEqual(maxRutLength)
      expect(parseRut(rut ?? '')).toBe(rut)
    }),
  )
})
