import { expect, it } from 'vitest'
import { cellWords } from './cell-words.ts'

it('says each type in Spanish', () => {
  const words = [
    cellWords('si_no', { valor: 'si', unidad: null }),
    cellWords('resultado', { valor: 'acoge_parcial', unidad: null }),
    cellWords('fecha', { valor: '2021-05-03', unidad: null }),
    cellWords('monto', { valor: '8000000', unidad: 'CLP' }),
    cellWords('monto', { valor: '20.5', unidad: 'UTM' }),
    cellWords('numero', { valor: '15', unidad: 'días' }),
    cellWords('opcion', { valor: 'injustificado', unidad: null }),
    cellWords('monto', { valor: '', unidad: null }),
  ]
  expect(words).toEqual(['Sí', 'Acoge en parte', '03-05-2021', '$8.000.000', '20,5 UTM', '15 días', 'injustificado', ''])
})
