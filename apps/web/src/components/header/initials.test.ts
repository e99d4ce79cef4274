import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['rosa.vidal@estudio.cl', 'RV'],
  ['rosa@estudio.cl', 'RO'],
  ['ñusta_pérez@estudio.cl', 'ÑP'],
  ['r@estudio.cl', 'R'],
  ['a-b-c@estudio.cl', 'AB'],
  ['...@estudio.cl', '·'],
  ['', '·'],
])('%s is %s', (email, expected) => expect(initials(email)).toBe(expected))
