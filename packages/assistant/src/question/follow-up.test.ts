import { expect, it } from 'vitest'
import { withContext } from './follow-up.ts'

const previous = '¿Procede el despido de una trabajadora con fuero maternal?'

it.each([
  '¿Y si el contrato es a plazo fijo?',
  '¿qué dijo la Corte Suprema sobre eso?',
  '¿plazo?',
  'en tal caso, ¿quién prueba?',
  '¿puede pedirlo el sindicato?',
])('takes «%s» together with the question before', (question) => {
  expect(withContext(question, previous)).toBe(`${previous} ${question}`)
})

it.each([
  '¿Cuál es el plazo para apelar una sentencia de familia?',
  'Arriendo una casa y el dueño quiere venderla, ¿debo irme?',
  'Mi vecino construyó un muro que invade el terreno y no quiere botarlo; le pedí eso por carta y no responde hace seis meses',
])('leaves «%s» as it is', (question) => {
  expect(withContext(question, previous)).toBe(question)
})

it('has nothing to take at first', () => {
  expect(withContext('¿y eso?', null)).toBe('¿y eso?')
})
