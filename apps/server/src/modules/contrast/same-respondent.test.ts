import { buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { sharesRespondent } from './same-respondent.ts'

const decided = (words: string) => ({ sections: buildSections(['Primero: Que se recurre por un cobro.'], `Se resuelve: que ${words}`) })
const town = decided(
  'se rechaza, sin costas, el recurso interpuesto en contra de la Ilustre Municipalidad de Olmué, representada por su alcalde.',
)

it('knows two bodies of one kind', () => {
  const two = decided(
    'se acoge el recurso en contra de la Clínica Faro S.A. y de la Ilustre Municipalidad de Cabildo, solo en cuanto se deja sin efecto el cobro.',
  )
  expect(sharesRespondent(town, two)).toBe(true)
  expect(sharesRespondent(two, town)).toBe(true)
})

it('tells other bodies apart, and knows none where nobody is named', () => {
  expect(
    sharesRespondent(town, decided('se acoge la acción en contra de la Superintendencia de Faros, dejando sin efecto el cobro.')),
  ).toBe(false)
  expect(sharesRespondent(town, decided('se acoge la acción.'))).toBe(false)
})
