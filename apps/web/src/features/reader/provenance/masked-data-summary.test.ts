import { expect, it } from 'vitest'
import { maskedDataSummary } from './masked-data-summary.ts'

it('counts what is masked in words', () => {
  const tapado = [
    { marca: '[RUT]', total: 3 },
    { marca: '[domicilio]', total: 1 },
    { marca: '[otra marca]', total: 2 },
  ]
  expect(maskedDataSummary({ tapado, personas: { distintas: 2, menciones: 7 } })).toEqual([
    '3 RUT',
    '1 domicilio',
    '2 [otra marca]',
    'los nombres de 2 personas (7 veces)',
  ])
  expect(maskedDataSummary({ tapado: [], personas: { distintas: 1, menciones: 1 } })).toEqual(['el nombre de 1 persona (1 vez)'])
  expect(maskedDataSummary({ tapado: [], personas: { distintas: 0, menciones: 0 } })).toEqual([])
})
