import { expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const question = '¿Qué causal de despido invocó el empleador?'
it.each([
  ['Primero: Que la actora fue despedida por necesidades de la empresa el 3 de mayo.', 'respondida '],
  ['Primero: Que el empleador puso término al contrato invocando la causal de falta de probidad.', 'respondida '],
  [
    'Primero: Que fue despedido por incumplimiento grave. Que antes se le despidió, según carta de aviso, por falta de probidad.',
    'dudosa ',
  ],
  ['Primero: Que el artículo 161 permite al empleador invocar necesidades de la empresa.', 'vacia'],
  ['Primero: Que se discute el pago del feriado proporcional de la actora.', 'vacia'],
])('reads the cause of a dismissal where it is told: %s', (considerando, expected) => {
  expect(askCell('texto', question, rulingOf([considerando], 'Se acoge la demanda.'))).toBe(expected)
})
