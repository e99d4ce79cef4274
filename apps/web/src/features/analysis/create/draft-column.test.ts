import { expect, it } from 'vitest'
import { type DraftColumn, titleOfAnother, withQuestion } from './draft-column.ts'

it('tells a title that was suggested for another question', () => {
  const titulo = 'Monto ordenado'
  expect(titleOfAnother({ titulo, pregunta: '¿Cuánto se ordenó pagar?' })).toBeNull()
  expect(titleOfAnother({ titulo, pregunta: '¿Se devolvió el descuento?' })).toBe('¿Cuánto se ordenó pagar?')
  expect(titleOfAnother({ titulo: 'Devolución', pregunta: '¿Se devolvió el descuento?' })).toBeNull()
})

it('gives a question the type that it asks for, and leaves one that was chosen', () => {
  const column: DraftColumn = { key: 'a', titulo: '', tipo: 'si_no', pregunta: '', opciones: '' }
  expect(withQuestion(column, '¿Cuánto se pagó por daño moral?').tipo).toBe('monto')
  expect(withQuestion({ ...column, tipo: 'opcion' }, '¿Cuánto se pagó?').tipo).toBe('opcion')
})
