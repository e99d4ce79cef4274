import { expect, it } from 'vitest'
import { type DraftColumn, ignoresQuestion, suggestedColumns, withQuestion } from './draft-column.ts'

it('gives a question the type that it asks for, and leaves one that was chosen', () => {
  const column: DraftColumn = { key: 'a', titulo: '', tipo: 'si_no', pregunta: '', opciones: '' }
  expect(withQuestion(column, '¿Cuánto se pagó por daño moral?').tipo).toBe('monto')
  expect(withQuestion({ ...column, tipo: 'opcion' }, '¿Cuánto se pagó?').tipo).toBe('opcion')
})

it('gives each suggested question the type and title of whatever is asked instead', () => {
  const asked = suggestedColumns.map((column) => withQuestion({ ...column, key: 'a' }, '¿Se declaró indebido el despido?'))
  expect(asked.map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
    ['si_no', ''],
    ['si_no', ''],
    ['si_no', ''],
  ])
  expect(asked.map((column) => withQuestion(column, '¿Qué se resolvió?').titulo)).toEqual(['Resultado', 'Resultado', 'Resultado'])
})

it('leaves a title that was written', () => {
  const column: DraftColumn = { key: 'a', titulo: 'Desenlace', tipo: 'resultado', pregunta: '¿Qué se resolvió?', opciones: '' }
  expect(withQuestion(column, '¿Se declaró indebido el despido?')).toMatchObject({ titulo: 'Desenlace', tipo: 'si_no' })
})

it('tells an outcome that was chosen for another question', () => {
  expect(ignoresQuestion({ tipo: 'resultado', pregunta: '¿Se declaró indebido el despido?' })).toBe(true)
  expect(ignoresQuestion({ tipo: 'resultado', pregunta: '¿Qué se resolvió?' })).toBe(false)
  expect(ignoresQuestion({ tipo: 'si_no', pregunta: '¿Se declaró indebido el despido?' })).toBe(false)
})
