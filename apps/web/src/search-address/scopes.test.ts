import { baseIds } from '@basejuris/domain'
import { expect, test } from 'vitest'
import { parseScope, scopeName, splitScopes } from './scopes.ts'

test('accepts bases and the collections that belong to none', () => {
  expect(baseIds.map(parseScope)).toEqual([...baseIds])
  expect(['tribunal_constitucional', 'administrativo'].map(parseScope)).toEqual(['tribunal_constitucional', 'administrativo'])
  expect(['corte_suprema', 'inventada', ''].map(parseScope)).toEqual([null, null, null])
})

test('each goes to the list of the API it belongs to', () => {
  expect(splitScopes(['base_civil', 'tribunal_constitucional', 'familia'])).toEqual({
    bases: ['base_civil', 'familia'],
    colecciones: ['tribunal_constitucional'],
  })
})

test('is shown by its name, never by its id', () => {
  expect(['base_civil', 'tribunal_constitucional'].map(scopeName)).toEqual(['Civil', 'Tribunal Constitucional'])
})
