import { expect, test } from 'vitest'
import { citationOf } from './citation.ts'

const full = {
  tribunal: 'Corte Suprema',
  sala: 'Cuarta Sala',
  rol: '12345-2020',
  fechaSentencia: '2021-05-03',
  caratulado: 'González con Transportes Sur S.A.',
  ficticia: false,
}

test('cites court, chamber, docket number, date and caption', () => {
  expect(citationOf(full)).toBe('Corte Suprema, Cuarta Sala, rol N° 12.345-2020, 3 de mayo de 2021, «González con Transportes Sur S.A.».')
})

test('leaves out what the source does not say', () => {
  expect(citationOf({ ...full, sala: null, rol: 'O-364-2020', fechaSentencia: null })).toBe(
    'Corte Suprema, rol N° O-364-2020, «González con Transportes Sur S.A.».',
  )
})

test('a ruling that does not exist carries its warning into the clipboard', () => {
  expect(citationOf({ ...full, ficticia: true })).toContain('(sentencia ficticia de demostración)')
})
