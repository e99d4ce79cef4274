import { analyze } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { joinCompounds, splitCompound, tildeVariants } from './spelling-variants.ts'

it('splits a word in two in every way', () => {
  expect(splitCompound({ exact: 'autoacordado' })).toContainEqual(['auto', 'acordad'])
  expect(splitCompound({ exact: 'reconsideracion' })).toContainEqual(['re', 'consideracion'])
  expect(splitCompound({ exact: 'contrato' })).not.toContainEqual(['con', 'trato'])
  for (const exact of ['costas', '12345678']) expect(splitCompound({ exact })).toEqual([])
})

it('joins adjacent words', () => {
  const joined = (text: string): string[] => joinCompounds(analyze(text)).map(({ token }) => token)
  expect(joined('autos acordados')).toEqual(['autosacordad'])
  expect(joined('medio ambiente')).toEqual(['medioambient'])
  expect(joined('medio, ambiente')).toEqual(['medioambient'])
  expect(joined('a parte')).toEqual([])
  expect(joined('ley 19880')).toEqual([])
})

it('gives the forms with ñ of a word without it, never the reverse', () => {
  expect(tildeVariants('montana')).toEqual(['moñtana', 'montaña'])
  expect(tildeVariants('pena')).toEqual(['peña'])
  expect(tildeVariants('niño')).toEqual([])
  expect(tildeVariants('norma')).toEqual([])
  expect(tildeVariants('12n')).toEqual([])
})
