import { expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const plain = ['Primero: Que la actora reclama de la demora del servicio en dictar la resolución que le pidió.']
const question = '¿Se ordenó al Servicio resolver la solicitud?'
it.each([
  [question, 'Se acoge el recurso y, en consecuencia, el servicio deberá resolver la solicitud en treinta días.', 'respondida si'],
  [
    question,
    'Se acoge el recurso, debiendo la recurrida emitir pronunciamiento sobre la solicitud de permiso que se le hizo.',
    'respondida si',
  ],
  [question, 'Se acoge el recurso, y la autoridad recurrida deberá pronunciarse dentro de treinta días.', 'dudosa si'],
  [question, 'Se rechaza, sin costas, el recurso de protección deducido por la actora.', 'respondida no'],
  [question, 'Se acoge el recurso y se deja sin efecto la multa que impuso el servicio.', 'vacia'],
  [
    '¿Se ordenó reincorporar al trabajador?',
    'Se acoge la denuncia y se ordena la reincorporación inmediata del trabajador.',
    'respondida si',
  ],
])('%s is read from what the operative part orders: %s', (asked, operative, expected) => {
  expect(askCell('si_no', asked, rulingOf(plain, operative))).toBe(expected)
})

const discount = '¿Se ordenó restituir el descuento del fondo de retiro?'
const disputed = ['Primero: Que el actor pide la devolución del descuento del fondo de retiro que se le hizo.']
it.each([
  ['VI.- Se ordena la devolución del descuento que se hizo al actor del fondo de retiro.', disputed, 'respondida si'],
  ['Que se condena a la demandada a pagar: c. $300.000 devolución descuento indebido del fondo de retiro.', disputed, 'respondida si'],
  [
    'I. Se acoge la demanda de despido. II. Que se rechaza la demanda en lo demás pedido, esto es, la imputación del aporte al fondo de retiro.',
    disputed,
    'respondida no',
  ],
  ['Que se rechaza la demanda en todas sus partes.', disputed, 'respondida no'],
  ['Que se rechaza el recurso de unificación.', plain, 'vacia'],
])('says no only where what is asked was disputed: %s', (operative, considerandos, expected) => {
  expect(askCell('si_no', discount, rulingOf(considerandos, operative))).toBe(expected)
})
