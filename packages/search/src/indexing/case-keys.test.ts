import { describe, expect, it } from 'vitest'
import { caseKeys } from './case-keys.ts'
import { caseFacet } from './fields.ts'

const first = {
  court: 'Juzgado de Letras del Trabajo de Rancagua',
  docketNumber: 'O-12-2020',
  originCourt: null,
  originDocketNumber: null,
  outcome: 'acoge' as const,
}
const above = {
  court: 'Corte de Apelaciones de Rancagua',
  docketNumber: '77-2021',
  originCourt: 'Juzgado de Letras del Trabajo de Rancagua',
  originDocketNumber: 'O-12-2020',
  outcome: 'anula' as const,
}

describe('caseKeys', () => {
  it('links a ruling with the one that leaves it without effect', () => {
    expect(caseKeys(above)[caseFacet.overturned]).toEqual(caseKeys(first)[caseFacet.own])
    expect(caseKeys(first)[caseFacet.overturned]).toEqual([])
  })

  it('links nothing when the ruling stands, or is not named', () => {
    expect(caseKeys({ ...above, outcome: 'rechaza' })[caseFacet.overturned]).toEqual([])
    expect(caseKeys({ ...above, originCourt: null })[caseFacet.overturned]).toEqual([])
    expect(caseKeys({ ...first, docketNumber: null })[caseFacet.own]).toEqual([])
  })
})
