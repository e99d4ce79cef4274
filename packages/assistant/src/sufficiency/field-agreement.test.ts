import { expect, it } from 'vitest'
import { fieldAgreement } from './field-agreement.ts'

const topicsOf = (...ids: readonly string[]) => ids.map((id, at) => ({ id, name: id, share: 0.5 / (at + 1) }))

it('compares the field of the likely topics with the topics and the court of a ruling', () => {
  const gift = topicsOf('civ-donacion', 'civ-donaciones-acervo')
  expect(fieldAgreement(gift, { collection: 'penal', topics: ['pen-estafa'] })).toBe('differs')
  expect(fieldAgreement(gift, { collection: 'civil', topics: [] })).toBe('agrees')
  expect(fieldAgreement(gift, { collection: 'corte_de_apelaciones', topics: ['civ-donacion'] })).toBe('agrees')
})

it('takes a court of public law for one of public law whatever its case is about', () => {
  const constitutional = topicsOf('pub-inaplicabilidad')
  expect(fieldAgreement(constitutional, { collection: 'tribunal_constitucional', topics: ['civ-precario'] })).toBe('agrees')
  expect(fieldAgreement(constitutional, { collection: 'contraloria', topics: ['lab-feriado'] })).toBe('agrees')
  expect(fieldAgreement(constitutional, { collection: 'corte_suprema', topics: ['civ-precario'] })).toBe('differs')
})

it('says nothing where either has no field', () => {
  expect(fieldAgreement([], { collection: 'penal', topics: [] })).toBe('unknown')
  expect(fieldAgreement(topicsOf('lab-finiquito'), { collection: 'administrativo', topics: [] })).toBe('unknown')
})

it('leaves out a field of few of the likely topics', () => {
  const mostly = topicsOf('lab-finiquito', 'lab-descuentos', 'pen-estafa')
  expect(fieldAgreement(mostly, { collection: 'penal', topics: ['pen-estafa'] })).toBe('differs')
})
