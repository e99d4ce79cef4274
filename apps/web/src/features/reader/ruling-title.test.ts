import { describe, expect, it } from 'vitest'
import { rulingTitle } from './ruling-title.ts'

const facts = { caratulado: 'Pérez con Naviera Sur S.A.', rol: '12345-2020', rit: 'O-1118-2019', tribunal: 'Corte Suprema' }

describe('rulingTitle', () => {
  it('joins the caption with what identifies the ruling', () => {
    expect(rulingTitle(facts)).toBe('Pérez con Naviera Sur S.A., rol N° 12.345-2020')
    expect(rulingTitle({ ...facts, rol: null })).toBe('Pérez con Naviera Sur S.A., RIT O-1118-2019')
    expect(rulingTitle({ ...facts, rol: null, rit: null })).toBe('Pérez con Naviera Sur S.A., Corte Suprema')
    expect(rulingTitle({ ...facts, caratulado: ' ' })).toBe('rol N° 12.345-2020')
  })
})
