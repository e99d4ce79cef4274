import { expect, test } from 'vitest'
import { chipLabel } from './chip-label.ts'

test('shows the kind once and formats docket numbers', () => {
  expect(chipLabel({ tipo: 'rol', texto: 'rol 12345-2020' })).toEqual({ kind: 'rol', text: '12.345-2020', excluded: false })
  expect(chipLabel({ tipo: 'rol', texto: 'RUC 2000123456-7' })).toEqual({ kind: 'RUC', text: '2000123456-7', excluded: false })
  expect(chipLabel({ tipo: 'rol', texto: 'dictamen E-123456-2024' })).toEqual({ kind: 'dictamen', text: 'E-123.456-2024', excluded: false })
  expect(chipLabel({ tipo: 'excluye', texto: 'sin «arriendo»' })).toEqual({ kind: 'sin', text: '«arriendo»', excluded: true })
  expect(chipLabel({ tipo: 'ministro', texto: 'ministra Lillo' })).toEqual({ kind: 'ministra', text: 'Lillo', excluded: false })
  expect(chipLabel({ tipo: 'ministro', texto: 'Mario Soto' })).toEqual({ kind: 'ministro', text: 'Mario Soto', excluded: false })
  expect(chipLabel({ tipo: 'norma', texto: 'art. 161 Código del Trabajo' }).text).toBe('art. 161 Código del Trabajo')
})
