import type { AssistantAnswer } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { numberThrough } from './number-citations.ts'

/** An answer of quotations with these numbers, one a sentence. */
const answerOf = (...numbers: readonly number[]) =>
  ({
    citas: numbers.map((n) => ({ n, texto: `cita ${n}` })),
    oraciones: numbers.map((n) => ({ grado: 'textual', partes: [{ tipo: 'cita', n }], citas: [n] })),
  }) as unknown as AssistantAnswer

it('gives every quotation of a memo a number of its own, in its sentence too', () => {
  const number = numberThrough()
  const numbered = [answerOf(1, 2), answerOf(2, 5), answerOf()].map((answer) => number(answer))
  expect(numbered.map(({ citas }) => citas.map(({ n, texto }) => [n, texto]))).toEqual([
    [
      [1, 'cita 1'],
      [2, 'cita 2'],
    ],
    [
      [3, 'cita 2'],
      [4, 'cita 5'],
    ],
    [],
  ])
  expect(numbered[1]?.oraciones.map(({ partes, citas }) => [partes, citas])).toEqual([
    [[{ tipo: 'cita', n: 3 }], [3]],
    [[{ tipo: 'cita', n: 4 }], [4]],
  ])
})
