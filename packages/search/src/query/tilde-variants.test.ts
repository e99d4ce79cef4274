import { expect, it } from 'vitest'
import { tildeVariants } from './tilde-variants.ts'

it('gives the forms with ñ of a word written without, never the other way round', () => {
  expect(tildeVariants('montana')).toEqual(['moñtana', 'montaña'])
  expect(tildeVariants('pena')).toEqual(['peña'])
  expect(tildeVariants('niño')).toEqual([])
  expect(tildeVariants('norma')).toEqual([])
  expect(tildeVariants('12n')).toEqual([])
})
