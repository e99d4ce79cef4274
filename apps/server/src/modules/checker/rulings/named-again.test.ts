import { findRulingCitations } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { namedAgain } from './named-again.ts'

const cited =
  '«Prado con Maderas del Sur S.A.», rol N° 45-2020, Corte Suprema. Después, «Robles con Aguas Claras Ltda.», rol N° 46-2021, de la misma Corte. '

/** The number of the ruling that is named again beside the words in marks. */
const numberOf = (sentence: string, text = cited): number | null => {
  const whole = `${text}${sentence}`
  const from = whole.lastIndexOf('«el plazo corre»')
  const rulings = findRulingCitations(whole, { isBrief: true })
  const at = namedAgain(whole, { from, to: from + '«el plazo corre»'.length }, { rulings, foundBy: () => [] })
  return at === null ? null : (rulings[at]?.docket?.number ?? null)
}

it.each([
  ['En el ya citado fallo Prado se dijo que «el plazo corre» desde la entrega.', 45],
  ['Se sabe que «el plazo corre» (Robles, c. 8°).', 46],
  ['Se sabe que «el plazo corre» (fórmula de Aguas Claras, c. 5°).', 46],
  ['El caso Maderas enseña que «el plazo corre».', 45],
])('finds the ruling in «%s»', (sentence, expected) => {
  expect(numberOf(sentence)).toBe(expected)
})

it.each([
  'El fallo Quilodrán dice que «el plazo corre».',
  'El fallo dice que «el plazo corre».',
  'El fallo Prado es de otro asunto. Además, «el plazo corre».',
])('finds none in «%s»', (sentence) => {
  expect(numberOf(sentence)).toBeNull()
})

it('finds none where two cases have the name', () => {
  const both = `${cited}«Prado con Fisco», rol N° 47-2022, Corte Suprema. `
  expect(numberOf('El fallo Prado enseña que «el plazo corre».', both)).toBeNull()
  expect(numberOf('El fallo Prado con Fisco, que «el plazo corre».', both)).toBeNull()
})
