import { describe, expect, it } from 'vitest'
import { summariseSearch } from './summarise-search.ts'

const value = (valor: string, total: number, etiqueta = valor) => ({ valor, etiqueta, total })

describe('summariseSearch', () => {
  it('says plainly that nothing was found', () => {
    expect(summariseSearch({ total: 0, others: 0, pending: 0, facets: {}, norm: null })).toBe('No encontramos sentencias con esa búsqueda.')
  })
  it('says that others mention a part when none answers', () => {
    expect(summariseSearch({ total: 0, others: 7, pending: 0, facets: {}, norm: null })).toBe(
      'No encontramos una sentencia que reúna todo lo pedido; estas lo mencionan en parte.',
    )
  })
  it('counts courts, period and outcomes, and names the opposite line', () => {
    const facets = {
      tribunal: [value('Corte Suprema', 812), value('Corte de Apelaciones de Santiago', 171), value('Corte de Apelaciones de Arica', 3)],
      anio: [value('2026', 3), value('2004', 1)],
      resultado: [value('acoge', 623), value('rechaza', 512), value('sin_dato', 9)],
    }
    expect(
      summariseSearch({
        total: 1284,
        others: 40,
        pending: 0,
        facets,
        norm: { label: 'art. 161 Código del Trabajo', outcomes: [value('acoge', 5), value('rechaza', 2)] },
      }),
    ).toBe(
      '1.284 sentencias, entre 2004 y 2026: 812 de la Corte Suprema y 171 de la Corte de Apelaciones de Santiago, entre otros tribunales. ' +
        'De ellas, 623 acogen, 512 rechazan y 149 tienen otro resultado o no lo dicen. Entre las sentencias que citan el artículo 161 del Código del Trabajo, lo apliquen o no, ' +
        'hay resultados en ambos sentidos.',
    )
  })
  it('says once that all are of one court', () => {
    const facets = (total: number) => ({ tribunal: [value('1º Juzgado Civil de Santiago', total)], anio: [value('2024', total)] })
    const summary = (total: number): string => summariseSearch({ total, others: 0, pending: 0, facets: facets(total), norm: null })
    expect(summary(1)).toBe('1 sentencia de 2024, del 1º Juzgado Civil de Santiago.')
    expect(summary(7)).toBe('7 sentencias de 2024, todas del 1º Juzgado Civil de Santiago.')
  })
  it('keeps silent about what it does not know', () => {
    expect(
      summariseSearch({
        total: 1,
        others: 0,
        pending: 0,
        facets: { resultado: [value('acoge', 1)], anio: [value('2020', 1)] },
        norm: { label: 'art. 161 CT', outcomes: [value('acoge', 5)] },
      }),
    ).toBe('1 sentencia de 2020.')
  })
})
