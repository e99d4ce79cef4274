import { describe, expect, it } from 'vitest'
import { rulingTitle } from './citable-ruling.ts'

const facts = { caratulado: 'Pérez con Naviera Sur S.A.', numero: 'rol N° 12.345-2020', tribunal: 'Corte Suprema' }

describe('rulingTitle', () => {
  it('joins the caption with what identifies the ruling', () => {
    expect(rulingTitle(facts)).toBe('Pérez con Naviera Sur S.A., rol N° 12.345-2020')
    expect(rulingTitle({ ...facts, numero: 'dictamen E-586.880-2024' })).toBe('Pérez con Naviera Sur S.A., dictamen E-586.880-2024')
    expect(rulingTitle({ ...facts, numero: null })).toBe('Pérez con Naviera Sur S.A., Corte Suprema')
    expect(rulingTitle({ ...facts, caratulado: ' ' })).toBe('rol N° 12.345-2020')
  })
})
