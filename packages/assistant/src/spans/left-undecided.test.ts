import { buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { isLeftUndecided } from './left-undecided.ts'

const isUndecided = (text: string): boolean => {
  const section = buildSections([text]).find(({ kind }) => kind === 'considerando')
  const paragraph = section?.paragraphs[0]
  if (section === undefined || paragraph === undefined) throw new Error('no considerando')
  return isLeftUndecided(section, paragraph.anchor, 0, paragraph.text.length)
}

it('tells why a remedy is denied from what the court leaves undecided', () => {
  expect(
    isUndecided('Sexto: Que el recurso no es la vía idónea para pronunciarse sobre el contrato del faro, que se debe discutir en juicio.'),
  ).toBe(false)
  expect(isUndecided('Sexto: Que resulta innecesario pronunciarse sobre las demás alegaciones del dueño del faro.')).toBe(true)
})
