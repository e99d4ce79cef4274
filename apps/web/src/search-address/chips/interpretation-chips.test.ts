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
    {
      relajados: [],
      normas: [
        {
          clave: 'CT:161',
          etiqueta: 'art. 161 Código del Trabajo',
          idNorma: 207436,
          articulo: '161',
          incisos: [],
          conTexto: false,
          url: 'https://www.bcn.cl/',
        },
      ],
      chips: [
        { tipo: 'palabras', texto: 'despido', valor: 'despido', resto: '-arriendo', clave: 'palabras:despido', modo: null },
        { tipo: 'excluye', texto: 'arriendo', valor: '-arriendo', resto: 'despido', clave: 'excluye:-arriendo', modo: null },
      ],
    },
    facets,
  )
  expect(chips.map(({ kind, text, excluded }) => [kind, text, excluded])).toEqual([
    ['palabras', 'despido', false],
    ['sin', 'arriendo', true],
    ['base', 'Laboral', false],
    ['fecha', '2015 a 30-06-2020', false],
    ['resultado que no sea', 'Inadmisible', true],
    ['norma', 'art. 161 Código del Trabajo', false],
  ])
  expect(chips[1]?.removeHref).toContain('?q=despido&bases=base_laboral')
  expect(chips[3]?.removeHref).not.toMatch(/desde|hasta|pagina/)
  expect(chips[5]?.removeHref).not.toContain('norma')
  expect(chips.map(({ norm }) => norm?.idNorma)).toEqual([undefined, undefined, undefined, undefined, undefined, 207436])
  expect(chips[1]?.source).toEqual({ before: 'despido', text: '-arriendo', after: '' })
})

test('has no chips without a query or filters', () => {
  expect(interpretationChips(emptyState, { chips: [], relajados: [], normas: [] }, {})).toEqual([])
})

test('offers the other mode of a part, and turns back by leaving the switch out', () => {
  const chip = (modo: 'exigir' | 'preferir') =>
    ({ tipo: 'tribunal', texto: 'Corte Suprema', valor: 'Corte Suprema', resto: 'despido', clave: 'tribunal:Corte Suprema', modo }) as const
  const state = { ...emptyState, q: 'despido Corte Suprema', pagina: 2 }
  const switchOf = (from: typeof state, modo: 'exigir' | 'preferir', given = false) =>
    interpretationChips(
      from,
      { normas: [], chips: [chip(modo)], relajados: given ? [{ clave: chip(modo).clave, texto: 'Corte Suprema' }] : [] },
      {},
    )[0]
  const demanded = switchOf(state, 'exigir')
  expect(demanded?.switched).toEqual({ mode: 'exigir', href: '/resultados?q=despido+Corte+Suprema&preferir=tribunal:Corte+Suprema' })
  const preferred = switchOf({ ...state, preferir: ['tribunal:Corte Suprema'] }, 'preferir')
  expect(preferred?.switched).toEqual({ mode: 'preferir', href: '/resultados?q=despido+Corte+Suprema' })
  expect(preferred?.removeHref).toBe('/resultados?q=despido')
  expect(switchOf(state, 'preferir')?.switched?.href).toBe('/resultados?q=despido+Corte+Suprema&exigir=tribunal:Corte+Suprema')
  expect(switchOf(state, 'exigir', true)?.switched?.mode).toBe('suelto')
})

test('shows what leaves rulings out before what only raises them', () => {
  const chip = (tipo: 'tema' | 'tribunal' | 'fecha', modo: 'exigir' | 'preferir') => ({
    tipo,
    texto: tipo,
    valor: tipo,
    resto: '',
    clave: `${tipo}:${tipo}`,
    modo,
  })
  const chips = [chip('tema', 'preferir'), chip('tribunal', 'exigir'), chip('fecha', 'exigir')]
  const shown = interpretationChips({ ...emptyState, q: 'farol' }, { chips, relajados: [], normas: [] }, {})
  expect(shown.map(({ text }) => text)).toEqual(['tribunal', 'fecha', 'tema'])
})
