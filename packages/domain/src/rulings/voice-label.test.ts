import { expect, it } from 'vitest'
import { voiceLabel } from './voice-label.ts'

it.each([
  [[], null],
  [[null, null], null],
  [['Voto en contra'], 'Voto en contra'],
  [['Alega la actora', 'Alega la actora'], 'Alega la actora'],
  [[null, 'Alega la actora'], 'En parte: alega la actora'],
  [['Alega la actora', 'Prueba rendida'], 'En parte: alega la actora; prueba rendida'],
  [['En parte: alega la actora', null], 'En parte: alega la actora'],
] satisfies [(string | null)[], string | null][])('%j is labelled %s', (labels: (string | null)[], expected: string | null) => {
  expect(voiceLabel(labels)).toBe(expected)
})
