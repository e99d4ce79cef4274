import { expect, it } from 'vitest'
import { fullSchema, ownerSchema } from './namespace-options.ts'

it('finds the schema of the owner again, with and without frequent words', () => {
  const frequentWords = { text: ['de', 'la'] }
  const options = { k1: 1.2, b: {}, defaultB: 0.75 }
  const full = fullSchema('15.1/hashing-2.1/a-b', { rulings: { ...options, frequentWords } })
  expect(full).not.toBe('15.1/hashing-2.1/a-b')
  expect(ownerSchema(full)).toBe('15.1/hashing-2.1/a-b')
  expect(ownerSchema(fullSchema('test', { rulings: options }))).toBe('test')
})
