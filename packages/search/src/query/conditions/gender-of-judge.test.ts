import { expect, it } from 'vitest'
import { genderOfName, genderOfTitle } from './gender-of-judge.ts'

it('reads the gender of an office', () => {
  expect(['ministra suplente', 'redactora', 'ministro', 'juez', 'voto en contra de', 'ministros'].map(genderOfTitle)).toEqual([
    'feminine',
    'feminine',
    'masculine',
    null,
    null,
    null,
  ])
})

it('reads that of a given name, wherever it stands, and tells none where it may be of both', () => {
  expect(
    ['María Teresa Prado Lagos', 'Prado Lagos Jorge', 'Carmen Gloria Prado', 'Denisse Prado', 'Huenchuman Paillal'].map(genderOfName),
  ).toEqual(['feminine', 'masculine', 'feminine', null, null])
})
