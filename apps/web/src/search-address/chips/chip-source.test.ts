import { expect, test } from 'vitest'
import { findChipSource, replaceChipSource } from './chip-source.ts'

test('finds the piece taken out, at the start, in the middle and at the end', () => {
  expect(findChipSource('art. 161 CT licencia', 'licencia')).toEqual({ before: '', text: 'art. 161 CT', after: 'licencia' })
  expect(findChipSource('despido art. 161 CT licencia', 'despido licencia')).toMatchObject({ text: 'art. 161 CT' })
  expect(findChipSource('despido desde 2015', 'despido')).toEqual({ before: 'despido', text: 'desde 2015', after: '' })
  expect(findChipSource('despido', '')).toEqual({ before: '', text: 'despido', after: '' })
})

test('puts another piece in its place', () => {
  const source = findChipSource('despido art. 161 CT licencia', 'despido licencia')
  expect(source === null ? '' : replaceChipSource(source, ' art. 160 CT ')).toBe('despido art. 160 CT licencia')
})

test('gives nothing when the rest was written anew', () => {
  expect(findChipSource('despido licencia', 'fuero maternal')).toBeNull()
  expect(findChipSource('despido', 'despido')).toBeNull()
})
