import { expect, it } from 'vitest'
import { letterFaces, parseLetterFace } from './letter-face.ts'

it('takes the faces there are and anything else for the one with serifs', () => {
  expect(letterFaces.map(parseLetterFace)).toEqual(['serif', 'sans'])
  expect([undefined, '', 'Comic', 'sans-serif'].map(parseLetterFace)).toEqual(['serif', 'serif', 'serif', 'serif'])
})
