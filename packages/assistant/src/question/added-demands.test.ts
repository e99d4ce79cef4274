import { expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { addedDemands, emphasise, isQuoted, preferAdded } from './added-demands.ts'

const before = '¿debe la carta de aviso expresar los hechos de la causal?'
const labels = (added: string): string[] => {
  const question = `${before} ${added}`
  const demands = demandsOf(question)
  return addedDemands(demands, question, { added, quoted: [] }).map((at) => demands[at]?.label ?? '')
}

it('finds what a question adds to the one before', () => {
  expect(labels('¿y si la causal era el vencimiento del plazo?')).toEqual(['vencimiento', 'plazo'])
  expect(labels('¿y según el artículo 454 del Código del Trabajo?')).toContain('art. 454 Código del Trabajo')
})

it('takes all that a question asks where it adds no word', () => {
  expect(labels('¿y la causal?')).toEqual(['causal', 'causal'])
  expect(labels('¿y eso?')).toEqual([])
})

it('makes what is added rarer than all else, in its order', () => {
  const rarities = [0.9, 0.2, 0.4].map((rarity) => ({ kind: 'words', label: '', wordings: [], norms: [], rarity }) as const)
  expect(emphasise(rarities, [1, 2]).map(({ rarity }) => rarity)).toEqual([0.45, 0.6, 0.7])
  expect(emphasise(rarities, [])).toBe(rarities)
})

it('prefers sentences that speak of what is added', () => {
  const about = { score: 0.5, covers: [0, 1] }
  const beside = { score: 0.5, covers: [1, 0] }
  expect([about, beside].map(preferAdded([1])).map(({ score }) => score)).toEqual([0.5, 0.15])
  expect(preferAdded([])(beside)).toBe(beside)
})

it('knows the words of a place that were quoted', () => {
  const goesOn = { added: '', quoted: [{ docId: 'r1', anchor: 'p2', from: 10, to: 20 }] }
  const place = { anchor: 'p2', from: 15, to: 40 }
  expect(isQuoted(goesOn, 'r1', place)).toBe(true)
  expect(isQuoted(goesOn, 'r2', place)).toBe(false)
  expect(isQuoted(goesOn, 'r1', { ...place, from: 20 })).toBe(false)
})
