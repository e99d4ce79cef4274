import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { pjudDocuments } from '../sources/pjud-document.fixture.ts'
import { pjudJuris } from '../sources/pjud-juris.ts'
import { factsAsGiven } from './facts-as-given.ts'
import { normalise } from './normalise.ts'

const parsed = (changes: Record<string, unknown> = {}): ParsedRuling => {
  const raw = new TextEncoder().encode(JSON.stringify({ ...pjudDocuments.Corte_de_Apelaciones, ...changes }))
  return pjudJuris.parse({ raw, hints: { section: 'Corte_de_Apelaciones' } }) as ParsedRuling
}

it('stores only what the source wrote differently', () => {
  const given = { ...parsed(), chamber: ' SEGUNDA ', decidedOn: '2021-03-03T00:00:00Z', rit: null, ruc: null }
  const ruling = buildRuling({ court: given.court ?? '', chamber: 'Segunda Sala', decidedOn: '2021-03-03' })
  const facts = factsAsGiven(given, ruling)
  expect(facts).toMatchObject({ chamber: 'SEGUNDA', decidedOn: '2021-03-03T00:00:00Z' })
  expect(facts).not.toHaveProperty('court')
  expect(facts).not.toHaveProperty('rit')
})

it('masks them, and keeps no name of a party', () => {
  const name = 'Zacarías Inventado'
  const facts = factsAsGiven({ ...parsed(), caption: name, originCourt: 'Juzgado, RUT 12.345.678-5' }, buildRuling())
  expect(facts.originCourt).toBe('Juzgado, RUT [RUT]')
  expect(JSON.stringify(facts)).not.toContain('Zacarías')
})

it('takes the digits of a docket number for no telephone, and still masks a RUT there', () => {
  const given = (docketNumber: string) => factsAsGiven({ ...parsed(), docketNumber }, buildRuling()).docketNumber
  expect(given('223456789')).toBe('223456789')
  expect(given('987654321')).toBe('987654321')
  expect(given('12.345.678-5')).toBe('[RUT]')
})

it('is stored with the ruling', () => {
  const { ruling } = normalise(parsed(), '2026-11-20')
  expect(ruling.asGiven?.decidedOn).toMatch(/^2021-03-03T/)
})
