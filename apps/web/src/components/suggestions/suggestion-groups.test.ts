import type { Suggestion, SuggestionKind } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { suggestionGroups } from './suggestion-groups.ts'

const of = (tipo: SuggestionKind, texto: string): Suggestion => ({ tipo, texto, detalle: null, total: null })

test('groups by kind, best kind first, numbered in arrow-key order', () => {
  const groups = suggestionGroups([of('norma', 'a'), of('tribunal', 'b'), of('norma', 'c')])
  expect(groups.map(({ title, options }) => [title, options.map(({ at, suggestion }) => `${at} ${suggestion.texto}`)])).toEqual([
    ['Normas', ['0 a', '1 c']],
    ['Tribunales', ['2 b']],
  ])
  expect(suggestionGroups([])).toEqual([])
})
