import { expect, it } from 'vitest'
import { askedVotes } from './asks-votes.ts'

it.each([
  ['¿Quiénes disintieron en el rol 1.234-2020 de la Corte Suprema?', 'against'],
  ['¿Votó en contra la presidenta en el rol 1234-2020?', 'against'],
  ['¿Hubo voto de minoría en la STC 1234-20?', 'against'],
  ['¿Quién previno en el rol 1234-2020? ¿Hay prevenciones?', 'other'],
  ['¿Hubo disidencias o prevenciones en el rol 1234-2020?', 'all'],
  ['¿Cómo votaron los ministros en el rol 1234-2020?', 'all'],
  ['¿Por qué disintió el ministro en el rol 1234-2020?', null],
  ['¿Qué dijo el voto en contra sobre el faro?', null],
  ['¿Quiénes votan en la asamblea de copropietarios?', null],
])('reads which votes are asked for: %s', (question, expected) => {
  expect(askedVotes(question)).toBe(expected)
})
