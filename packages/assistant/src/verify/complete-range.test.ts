import { expect, it } from 'vitest'
import { completeRange } from './complete-range.ts'

it.each([
  ['Que no procede descontar el aporte.', 'procede descontar', 'no procede descontar'],
  [
    'Que el tribunal no estima que proceda descontar el aporte.',
    'proceda descontar el aporte',
    'no estima que proceda descontar el aporte',
  ],
  ['No hay lugar a ello. Procede descontar el aporte.', 'Procede descontar', 'Procede descontar'],
  ['No hay lugar a ello; procede descontar el aporte.', 'procede descontar', 'procede descontar'],
  [
    'Procede la indemnización, salvo que exista mala fe. Lo demás sigue.',
    'Procede la indemnización',
    'Procede la indemnización, salvo que exista mala fe',
  ],
  ['Procede la indemnización. Salvo prueba en contra.', 'Procede la indemnización', 'Procede la indemnización'],
  ['Sólo procede en los casos del artículo 5.', 'procede en los casos', 'Sólo procede en los casos'],
  ['procede', 'procede', 'procede'],
])('%s', (text, words, expected) => {
  const from = text.indexOf(words)
  expect(text.slice(...completeRange(text, from, from + words.length))).toBe(expected)
})
