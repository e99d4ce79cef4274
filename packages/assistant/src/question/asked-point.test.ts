import { expect, it } from 'vitest'
import { askedPoint } from './asked-point.ts'

it.each([
  ['¿Es válida la renuncia anticipada a la herencia?', 'renuncia'],
  ['¿Resulta manifiestamente improcedente el reembolso de la cuota?', 'reembolso'],
  ['¿Procede la condena en costas del fisco?', 'condena'],
  ['¿Puede la Superintendencia del ramo ampliar el plazo de una acción?', 'ampliar'],
  ['¿Debe el arrendador restituirla antes de fin de mes?', 'restituir'],
  ['¿Está gravada con impuesto la venta de un faro?', 'gravada'],
  ['¿Está actualmente exento el arriendo de un muelle?', 'exento'],
  ['¿Cuándo prescribe la acción?', null],
  ['¿Es válida la renuncia anticipada? ¿Y la parcial?', null],
  ['Quiero saber si puedo reclamar.', null],
])('finds the word on which the answer turns in «%s»', (question, point) => {
  expect(askedPoint(question)).toBe(point)
})
