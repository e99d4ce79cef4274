// @vitest-environment happy-dom
import { maxRutLength, parseRut } from '@basejuris/domain/rut'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRut, formatRutField } from './format-rut.ts'

it.each([
  ['', ''],
  ['1', '1'],
  ['12345', '12.345'],
  ['1234567', '1.234.567'],
  ['99999993', '9.999.999-3'],
  ['123456785', '12.345.678-5'],
  ['1234567854', '12.345.678-5'],
  ['14233531k', '14.233.531-K'],
  ['1423353k', '1.423.353-K'],
  [' 12.345.678-5 ', '12.345.678-5'],
  ['RUT: 12345678–5', '12.345.678-5'],
  ['k', 'K'],
  ['1k2', '12'],
])('«%s» becomes «%s»', (typed, shown) => {
  expect(formatRut(typed)).toBe(shown)
})

it('is at most twelve characters long, stays as it is when formatted again, and reads every valid RUT', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\dkK.-]{0,20}$/)), (typed) => {
      const shown = formatRut(typed)
      expect(shown.length).toBeLessThanOrEqual(maxRutLength)
      expect(formatRut(shown)).toBe(shown)
      const rut = parseRut(typed)
      if (rut !== null) expect(shown).toBe(rut)
    }),
  )
})

it('keeps the caret behind the character that was typed in the middle', () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = '12.9345.678'
  field.setSelectionRange(4, 4)
  formatRutField(field)
  expect([field.value, field.selectionStart]).toEqual(['12.934.567-8', 4])
})
