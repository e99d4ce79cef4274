import { expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const plain = 'Primero: Que el actor ocupó el faro de la demandada en la ciudad de Talca durante dos inviernos.'
const proven = '¿Se acreditó el daño moral?'
const granted = '¿Se concedió indemnización por daño moral?'
const paid = 'Se acoge la demanda y se condena al demandado a pagar la suma de $3.000.000 por concepto de daño moral al actor.'
const denied =
  'Se acoge la demanda solo en cuanto se declara resuelto el contrato, y se rechaza la indemnización de perjuicios por daño moral.'
const ask = (question: string, operative: string, ...considerandos: readonly string[]): string =>
  askCell('si_no', question, rulingOf([plain, ...considerandos], operative))

it('what was granted is read in the operative part, also in its lists', () => {
  expect([ask(granted, paid), ask(granted, denied)]).toEqual(['respondida si', 'respondida no'])
  const list = 'Se acoge la demanda y se condena al demandado a pagar: a) $900.000 por lucro cesante; y b) $3.000.000 por daño moral.'
  expect(ask(granted, list)).toBe('respondida si')
})

it('what was proven agrees with the operative part, or is doubtful', () => {
  const found = 'Segundo: Que con la prueba rendida se acreditó el daño moral del actor.'
  expect(ask(proven, paid, found)).toBe('respondida si')
  expect(ask(proven, denied, found)).toBe('dudosa no')
  expect(ask(proven, paid, 'Segundo: Que el daño moral que invoca el demandante es un daño que no existe.')).toBe('dudosa si')
  expect(ask(proven, 'Se rechaza la demanda en todas sus partes.', plain)).toBe('vacia')
})

it('a heading, and a sentence that says nothing of proof, are no evidence', () => {
  const heading = 'Trigésimo segundo: Indemnización por daño moral del actor.'
  expect(ask(proven, 'Se acoge la demanda.', heading)).toBe('vacia')
  const account = 'Segundo: Que la relación laboral, en el caso, terminó por despido el día de la tormenta del faro.'
  expect(ask('¿Se acreditó la relación laboral?', 'Se acoge la demanda.', account)).toBe('vacia')
})
