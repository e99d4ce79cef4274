import { expect, test } from 'vitest'
import { savedSearchState } from '../saved-search-state.ts'
import { normLabel, savedSearchChips } from './saved-search-chips.ts'

test('describes bases, dates, filters, mode and order, each once', () => {
  const state = savedSearchState('despido', {
    bases: ['base_laboral'],
    colecciones: ['tribunal_constitucional'],
    filtros: { desde: ['2015'], hasta: ['2020-03-01'], norma: ['CT:161'], resultado: ['-inadmisible', 'acoge'] },
    modo: 'semantica',
    orden: 'recientes',
  })
  expect(savedSearchChips(state)).toEqual([
    { kind: 'base', text: 'Laboral', excluded: false },
    { kind: 'base', text: 'Tribunal Constitucional', excluded: false },
    { kind: 'fecha', text: '2015 a 01-03-2020', excluded: false },
    { kind: 'resultado que no sea', text: 'Inadmisible', excluded: true },
    { kind: 'resultado', text: 'Acoge', excluded: false },
    { kind: 'norma', text: 'art. 161 CT', excluded: false },
    { kind: 'modo', text: 'significado', excluded: false },
    { kind: 'orden', text: 'más recientes', excluded: false },
  ])
})

test('tells what was turned in what the query leaves out from what it demands and prefers', () => {
  const state = savedSearchState('despido no fuero, excepto minería, salvo la Corte Suprema', {
    modo: 'hibrida',
    orden: 'relevancia',
    exigir: ['excluye:fuero'],
    preferir: ['excluye:minería', 'excluye:tribunal:Corte Suprema'],
  })
  expect(savedSearchChips(state).map(({ kind, text, excluded }) => `${kind} ${text} ${excluded}`)).toEqual([
    'sin fuero true',
    'no excluye minería false',
    'no excluye Corte Suprema false',
  ])
})

test('a plain search has none', () =>
  expect(savedSearchChips(savedSearchState('despido', { modo: 'hibrida', orden: 'relevancia' }))).toEqual([]))

test.each([
  ['CT:161', 'art. 161 CT'],
  ['CPC', 'CPC'],
  ['ley-19968', 'ley 19.968'],
  ['ley-19968:3', 'art. 3 ley 19.968'],
  ['dfl-1:20 bis', 'art. 20 bis dfl 1'],
  ['otra cosa', 'otra cosa'],
])('%s is %s', (key, words) => expect(normLabel(key)).toBe(words))
