import { expect, test } from 'vitest'
import { findChipSource, replaceChipSource } from './chip-source.ts'

test('finds the piece taken out, at the start, in the middle and at the end', () => {
  expect(findChipSource('art. 161 CT licencia', 'licencia')).toEqual({ before: '', piece: 'art. 161 CT', after: 'licencia' })
  expect(findChipSource('despido art. 161 CT licencia', 'despido licencia')).toMatchObject({ piece: 'art. 161 CT' })
  expect(findChipSource('despido desde 2015', 'despido')).toEqual({ before: 'despido', piece: 'desde 2015', after: '' })
  expect(findChipSource('despido', '')).toEqual({ before: '', piece: 'despido', after: '' })
})

test('puts another piece in its place', () => {
  const piece = findChipSource('despido art. 161 CT licencia', 'despido licencia')
  expect(piece === null ? '' : replaceChipSource(piece, ' art. 160 CT ')).toBe('despido art. 160 CT licencia')
})

test('gives nothing when the rest was written anew', () => {
  expect(findChipSource('despido licencia', 'fuero maternal')).toBeNull()
  expect(findChipSource('despido', 'despido')).toBeNull()
})
