import { describe, expect, it } from 'vitest'
import { placeSubdivisions } from './cited-places.ts'
import { appealVerb, partyName } from './party-names.ts'

it('placeSubdivisions reads back a place', () => {
  expect(placeSubdivisions('')).toEqual([])
  expect(placeSubdivisions('n4.lb')).toEqual([{ numeral: '4', letra: 'b' }])
  expect(placeSubdivisions('ifinal')).toEqual([{ inciso: 'final' }])
})

describe('partyName and appealVerb', () => {
  it('name the parties as a lawyer would', () => {
    expect([partyName('laboral', 'claimant'), partyName('laboral desafuero', 'claimant'), appealVerb('laboral')]).toEqual([
      'el trabajador',
      'el empleador',
      'demandó',
    ])
    expect([appealVerb('corte_de_apelaciones apelacion incidente civil'), appealVerb('corte_suprema casacion fondo civil')]).toEqual([
      'apeló',
      'recurrió',
    ])
    expect(partyName('corte_de_apelaciones amparo', 'respondent')).toBe('la autoridad recurrida')
    expect(partyName('corte_de_apelaciones nulidad penal', 'respondent')).toBe('la defensa')
  })
})
