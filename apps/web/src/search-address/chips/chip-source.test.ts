import { expect, test } from 'vitest'
import { removedPiece, withPiece } from './chip-source.ts'

test('finds the piece taken out, at the start, in the middle and at the end', () => {
  expect(removedPiece('art. 161 CT licencia', 'licencia')).toEqual({ before: '', piece: 'art. 161 CT', after: 'licencia' })
  expect(removedPiece('despido art. 161 CT licencia', 'despido licencia')).toMatchObject({ piece: 'art. 161 CT' })
  expect(removedPiece('despido desde 2015', 'despido')).toEqual({ before: 'despido', piece: 'desde 2015', after: '' })
  expect(removedPiece('despido', '')).toEqual({ before: '', piece: 'despido', after: '' })
})

test('puts another piece in its place', () => {
  const piece = removedPiece('despido art. 161 CT licencia', 'despido licencia')
  expect(piece === null ? '' : withPiece(piece, ' art. 160 CT ')).toBe('despido art. 160 CT licencia')
})

test('gives nothing when the rest was written anew', () => {
  expect(removedPiece('despido licencia', 'fuero maternal')).toBeNull()
  expect(removedPiece('despido', 'despido')).toBeNull()
})
