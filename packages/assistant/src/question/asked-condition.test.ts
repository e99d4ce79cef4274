import { expect, it } from 'vitest'
import { askedConditions } from './asked-condition.ts'

const conditions = (question: string) => askedConditions(question).map(({ from, to }) => question.slice(from, to))

it.each([
  ['¿Es tardío el reclamo si el faro sigue apagado?', ['el faro sigue apagado']],
  ['Si el faro se apaga, ¿responde el guardián cuando nadie le avisó?', ['nadie le avisó']],
  ['¿Puede cobrar el peaje una vez vencido el plazo, aunque nadie reclame?', ['vencido el plazo', 'nadie reclame']],
  ['¿Cuándo vence el plazo del faro?', []],
  ['¿cuando vence el plazo del faro?', []],
  ['¿Me puede decir si el faro se apaga?', []],
  ['faro que se apaga cuando llueve', []],
])('reads the conditions of a question: %s', (question, expected) => {
  expect(conditions(question)).toEqual(expected)
})
