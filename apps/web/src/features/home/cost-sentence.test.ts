import { expect, test } from 'vitest'
import { costSentence } from './cost-sentence.ts'

const bases = (isPremium: boolean) => [
  { name: 'Corte Suprema', price: 20_000, isPremium },
  { name: 'Familia', price: 0, isPremium: false },
  { name: 'Contraloría General de la República', price: 10_000, isPremium },
]

test('the beta and a product without paid bases cost nothing', () => {
  expect(costSentence(true, bases(false))).toMatch(/^Nada: BaseJuris está en versión beta\. .+ Si más adelante/)
  expect(costSentence(false, bases(false))).toMatch(/^Nada: hoy ninguna base es de pago\. .+ Si más adelante/)
})

test('names every paid base with its price and no future date', () => {
  expect(costSentence(false, bases(true))).toBe(
    'Nada mientras usted no contrate. Son bases de pago Corte Suprema ($20.000) y Contraloría General de la República ($10.000): precios por mes, con IVA incluido.',
  )
})
