import { expect, it } from 'vitest'
import { reportableData } from './reportable-data.ts'

it('shows the current value of each datum, and none for data within the text', () => {
  const data = reportableData({
    rol: 'O-364-2020',
    rit: 'O-364-2020',
    ruc: null,
    caratulado: 'Araneda con Panificadora Los Boldos Limitada',
    fechaSentencia: '2020-12-22',
    tribunal: '2º Juzgado de Letras del Trabajo de Santiago',
    sala: null,
    resultado: 'acoge_parcial',
    ministros: [],
  })
  const shown = Object.fromEntries(data.map(({ value, shown }) => [value, shown]))
  expect(shown).toMatchObject({
    rol: 'O-364-2020',
    fecha: '22-12-2020',
    resultado: 'Acoge en parte',
    sala: null,
    ministros: null,
    otro: null,
  })
  expect(data.map(({ label }) => label)).toContain('Un considerando está mal separado')
})
