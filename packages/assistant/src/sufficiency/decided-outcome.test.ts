import { expect, it } from 'vitest'
import { decidesOf } from './decided-outcome.ts'

it.each([
  ['inadmisible', '¿Cuándo procede el recurso de unificación de jurisprudencia?', true],
  ['inadmisible', '¿Es admisible la protección contra un faro?', true],
  ['inadmisible', '¿Se debe pagar el peaje del faro?', false],
  ['abandonado', '¿Cuándo procede el recurso de unificación de jurisprudencia?', false],
  ['rechaza', '¿Se debe pagar el peaje del faro?', true],
] as const)('%s: %s', (outcome, question, expected) => {
  expect(decidesOf(outcome, question)).toBe(expected)
})
