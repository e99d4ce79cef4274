import { describe, expect, it } from 'vitest'
import { areOpposed, isFirstInstance } from './opposed-places.ts'

describe('areOpposed', () => {
  const place = {
    article: 'CT:161',
    place: '',
    kind: 'corte_de_apelaciones laboral nulidad',
    appellant: 'claimant',
    favoured: 'claimant',
  } as const
  const rival = { ...place, favoured: 'respondent' } as const

  it('asks for opposite sides on one place, and for a guarantee within one kind', () => {
    expect(areOpposed(place, { ...rival, kind: 'corte_suprema laboral unificacion' })).toBe(true)
    expect(areOpposed(place, place)).toBe(false)
    expect(areOpposed(place, { ...rival, place: 'i2' })).toBe(false)
    const guarantee = { ...place, article: 'CPR:19', place: 'n1', kind: 'corte_de_apelaciones proteccion licencia' }
    const other = { ...guarantee, favoured: 'respondent' as const, kind: 'corte_de_apelaciones proteccion plan' }
    expect([areOpposed(guarantee, other), areOpposed(guarantee, { ...other, kind: guarantee.kind })]).toEqual([false, true])
    expect([isFirstInstance('laboral tutela'), isFirstInstance('administrativo'), isFirstInstance('contraloria')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
