import { expect, test } from 'vitest'
import { emptyState } from '../results-state.ts'
import { interpretationChips } from './interpretation-chips.ts'

const facets = { norma: [{ valor: 'CT:161', etiqueta: 'art. 161 Código del Trabajo', total: 12 }] }

test('shows the query first, then bases, dates and filters, each with the address without it', () => {
  const state = {
    ...emptyState,
    q: 'despido -arriendo',
    pagina: 3,
    bases: ['base_laboral' as const],
    filtros: { desde: ['2015'], hasta: ['2020-06-30'], norma: ['CT:161'], resultado: ['-inadmisible'] },
  }
  const chips = interpretationChips(
    state,
    [
      { tipo: 'palabras', texto: 'despido', valor: 'despido', resto: '-arriendo', clave: 'palabras:despido', modo: null },
      { tipo: 'excluye', texto: 'arriendo', valor: '-arriendo', resto: 'despido', clave: 'excluye:-arriendo', modo: null },
    ],
    facets,
  )
  expect(chips.map(({ kind, text, excluded }) => [kind, text, excluded])).toEqual([
    ['palabras', 'despido', false],
    ['sin', 'arriendo', true],
    ['base', 'Laboral', false],
    ['fecha', '2015 a 30-06-2020', false],
    ['sin resultado', 'Inadmisible', true],
    ['norma', 'art. 161 Código del Trabajo', false],
  ])
  expect(chips[1]?.removeHref).toContain('?q=despido&bases=base_laboral')
  expect(chips[3]?.removeHref).not.toMatch(/desde|hasta|pagina/)
  expect(chips[5]?.removeHref).not.toContain('norma')
  expect(chips[1]?.source).toEqual({ before: 'despido', text: '-arriendo', after: '' })
})

test('has no chips without a query or filters', () => {
  expect(interpretationChips(emptyState, [], {})).toEqual([])
})
