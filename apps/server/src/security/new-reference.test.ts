import { expect, it } from 'vitest'
import { foldReference, hashCode, newReference, newSecretCode } from './new-reference.ts'

it('makes references and codes that can be typed back in any way', () => {
  const reference = newReference('P')
  expect(reference).toMatch(/^P-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(foldReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
  expect(foldReference(reference.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(reference)
  const code = newSecretCode()
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(hashCode(code.toLowerCase().replaceAll('-', ''))).toBe(hashCode(code))
  expect(hashCode(newSecretCode())).not.toBe(hashCode(code))
})
