import { expect, it } from 'vitest'
import { sourceOf } from '../testing/source-of.ts'
import { decidesOf, isDecidedFor } from './decided-outcome.ts'

it.each([
  ['inadmisible', '¿Cuándo procede el recurso de unificación de jurisprudencia?', true],
  ['inadmisible', '¿Es admisible la protección contra un faro?', true],
  ['inadmisible', '¿Es apelable la orden de apagar el faro?', true],
  ['inadmisible', '¿Procede el recurso contra el farero?', true],
  ['inadmisible', '¿Cabe apelar de la orden?', true],
  ['inadmisible', '¿Son comparables los fallos sobre faros para efectos de unificación?', true],
  ['inadmisible', 'Apelé de la multa del faro, ¿la tengo que pagar?', false],
  ['inadmisible', '¿Se debe pagar el peaje del faro?', false],
  ['abandonado', '¿Cuándo procede el recurso de unificación de jurisprudencia?', false],
  ['rechaza', '¿Se debe pagar el peaje del faro?', true],
] as const)('%s: %s', (outcome, question, expected) => {
  expect(decidesOf(outcome, question)).toBe(expected)
})

it('takes the opinion of an office without a conclusion for decided, and a ruling without an operative part for undecided', () => {
  const opinion = 'Esta Superintendencia informa que el seguro del farol es obligatorio y que el de la lancha se contrata si se quiere.'
  const textOf = (text: string) =>
    sourceOf('r1', [], {
      outcome: 'sin_dato',
      sections: [{ anchor: 'texto', kind: 'texto', number: null, title: 'Texto', paragraphs: [{ anchor: 'p1', text }] }],
    }).ruling
  expect(isDecidedFor(textOf(opinion), '¿Es obligatorio el seguro del farol?')).toBe(true)
  expect(isDecidedFor(textOf('El farol del puerto alumbra toda la noche.'), '¿Alumbra el farol?')).toBe(false)
})
