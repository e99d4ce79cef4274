import { expect, test } from 'vitest'
import { findChipSource, replaceChipSource } from './chip-source.ts'

test('finds the removed text at the start, in the middle and at the end', () => {
  expect(findChipSource('art. 161 CT licencia', 'licencia')).toEqual({ before: '', text: 'art. 161 CT', after: 'licencia' })
  expect(findChipSource('despido art. 161 CT licencia', 'despido licencia')).toMatchObject({ text: 'art. 161 CT' })
  expect(findChipSource('despido desde 2015', 'despido')).toEqual({ before: 'despido', text: 'desde 2015', after: '' })
  expect(findChipSource('despido', '')).toEqual({ before: '', text: 'despido', after: '' })
})

test('replaces the text of a chip', () => {
  const source = findChipSource('despido art. 161 CT licencia', 'despido licencia')
  expect(source === null ? '' : replaceChipSource(source, ' art. 160 CT ')).toBe('despido art. 160 CT licencia')
})

test('returns null when the rest is another query', () => {
  expect(findChipSource('despido licencia', 'fuero maternal')).toBeNull()
  expect(findChipSource('despido', 'despido')).toBeNull()
})
