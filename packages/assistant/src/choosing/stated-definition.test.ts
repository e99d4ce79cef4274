import { foldText } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { statesDefinition } from './stated-definition.ts'

const defines = (term: string, sentence: string): boolean => statesDefinition(foldText(sentence), demandsOf(term))

it.each([
  ['daño moral', 'El daño moral es aquel que afecta los intereses de la persona que no tienen precio.'],
  ['daño moral', 'Que se entiende por daño moral toda lesión de un interés sin valor de cambio.'],
  ['prescripción', 'La prescripción es un modo de extinguir las acciones por el paso del tiempo.'],
  ['abandono del procedimiento', 'El abandono del procedimiento ha sido definido como una sanción a la inactividad.'],
])('reads what %s is', (term, sentence) => {
  expect(defines(term, sentence)).toBe(true)
})

it.each([
  ['daño moral', 'La jurisprudencia ha reconocido la posibilidad de reparar el daño moral en todo contrato.'],
  ['daño moral', 'El daño causado por la obra es aquel que se probó, y no tiene nada de moral.'],
  ['precario', 'Las precauciones del faro se entienden cumplidas, y es una carga de la empresa probarlo.'],
  ['prescripción', 'Se acoge la excepción de prescripción, por haber transcurrido el plazo.'],
])('reads no definition of %s', (term, sentence) => {
  expect(defines(term, sentence)).toBe(false)
})
