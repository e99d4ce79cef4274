import { expect, it } from 'vitest'
import { isInflection } from './is-inflection.ts'

it('distinguishes inflections from typing errors', () => {
  for (const [a, b] of [
    ['multan', 'multa'],
    ['retiren', 'retiran'],
    ['separarnos', 'separar'],
    ['cobrarle', 'cobrarlo'],
  ] as const)
    expect([a, isInflection(a, b)]).toEqual([a, true])
  for (const [a, b] of [
    ['arancivia', 'arancibia'],
    ['servidunbre', 'servidumbre'],
    ['gas', 'gasa'],
    ['peresz', 'perez'],
  ] as const)
    expect([a, isInflection(a, b)]).toEqual([a, false])
})
