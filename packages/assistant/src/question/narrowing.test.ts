import { expect, it } from 'vitest'
import { readNarrowing } from './narrowing.ts'

it.each([
  '¿y hay sentencias en contra?',
  '¿y hay alguna que diga lo contrario?',
  '¿existe jurisprudencia en sentido contrario?',
  '¿hay fallos contrarios?',
  '¿Y otras cortes han resuelto otra cosa?',
  '¿todas las cortes dicen lo mismo?',
  '¿hay criterios contradictorios?',
])('reads that «%s» asks for what opposes the answer', (message) => {
  expect(readNarrowing(message)).toEqual({ kind: 'contrary' })
})

it.each([
  ['¿y en Temuco?', 'Temuco'],
  ['¿qué dice la Corte de Apelaciones de Concepción?', 'Concepción'],
  ['y en viña del mar', 'Viña del Mar'],
])('reads the place of «%s»', (message, place) => {
  expect(readNarrowing(message)).toEqual({ kind: 'place', place })
})

it.each([
  '¿puede el arrendador demandar en contra del fiador?',
  '¿y si el contrato dice lo contrario de la ley?',
  '¿hay recurso en contra de la multa?',
  '¿y si lo despidieron en Temuco?',
  '¿y en el plazo fijo?',
  '¿qué plazo hay?',
])('reads «%s» as a question of its own', (message) => {
  expect(readNarrowing(message)).toBeNull()
})
