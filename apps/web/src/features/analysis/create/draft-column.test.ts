import { expect, it } from 'vitest'
import { titleOfAnother } from './draft-column.ts'

it('tells a title that was suggested for another question', () => {
  const titulo = 'Monto ordenado'
  expect(titleOfAnother({ titulo, pregunta: '¿Cuánto se ordenó pagar?' })).toBeNull()
  expect(titleOfAnother({ titulo, pregunta: '¿Se devolvió el descuento?' })).toBe('¿Cuánto se ordenó pagar?')
  expect(titleOfAnother({ titulo: 'Devolución', pregunta: '¿Se devolvió el descuento?' })).toBeNull()
})
