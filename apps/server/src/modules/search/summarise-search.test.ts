import { describe, expect, it } from 'vitest'
import { summariseSearch } from './summarise-search.ts'

const value = (valor: string, total: number, etiqueta = valor) => ({ valor, etiqueta, total })

describe('summariseSearch', () => {
  it('says plainly that nothing was found', () => {
    expect(summariseSearch({ total: 0, facets: {}, from: null, to: null, norm: null })).toBe('No encontramos sentencias con esa búsqueda.')
  })
  it('counts courts, period and outcomes, and names the opposite line', () => {
    const facets = {
      tribunal: [value('Corte Suprema', 812), value('Corte de Apelaciones de Santiago', 171), value('Corte de Apelaciones de Arica', 3)],
      resultado: [value('acoge', 623), value('rechaza', 512), value('sin_dato', 9)],
    }
    expect(summariseSearch({ total: 1284, facets, from: '2004-01-03', to: '2026-11-14', norm: 'art. 161 CT' })).toBe(
      '1.284 sentencias, entre el 03-01-2004 y el 14-11-2026: 812 de Corte Suprema y 171 de Corte de Apelaciones de Santiago, entre otros tribunales. ' +
        'Resultado: 623 acoge y 512 rechaza. Sobre art. 161 CT hay decisiones en ambos sentidos.',
    )
  })
  it('keeps silent about what it does not know', () => {
    expect(
      summariseSearch({ total: 1, facets: { resultado: [value('acoge', 1)] }, from: '2020-05-01', to: '2020-05-01', norm: 'art. 161 CT' }),
    ).toBe('1 sentencia, del 01-05-2020.')
  })
})
