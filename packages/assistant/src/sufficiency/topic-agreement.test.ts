import { expect, it } from 'vitest'
import { topicAgreement } from './topic-agreement.ts'

const asked = ['civ-precario', 'civ-comodato'].map((id) => ({ id, name: id, share: 0.4 }))

it('agrees where a ruling belongs to a likely topic, or speaks of none more than of one', () => {
  expect(topicAgreement(asked, { belonging: ['civ-comodato'], strongest: [] })).toBe('agrees')
  expect(topicAgreement(asked, { belonging: [], strongest: ['civ-precario'] })).toBe('agrees')
  expect(topicAgreement(asked, { belonging: ['civ-arriendo'], strongest: ['civ-precario'] })).toBe('agrees')
})

it('differs only where the ruling belongs to others', () => {
  expect(topicAgreement(asked, { belonging: ['civ-arriendo'], strongest: ['civ-arriendo'] })).toBe('differs')
  expect(topicAgreement(asked, { belonging: [], strongest: ['civ-arriendo'] })).toBe('unknown')
  expect(topicAgreement([], { belonging: ['civ-arriendo'], strongest: ['civ-arriendo'] })).toBe('unknown')
})
