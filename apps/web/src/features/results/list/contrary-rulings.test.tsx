// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../testing/render-view.tsx'
import { sampleResult } from '../../../testing/samples.ts'
import { ContraryRulings } from './contrary-rulings.tsx'

const contrario = {
  articulo: { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' },
  total: 2,
  exacto: true,
  detalle: 'apeló el trabajador, se acogió',
  favorece: 'el trabajador',
  contrariasFavorecen: 'el empleador',
}

describe('ContraryRulings', () => {
  it('says how many, who appealed and whom each side favours, and links to them', () => {
    renderView(<ContraryRulings result={sampleResult({ contrario })} />)
    const link = screen.getByRole('link', { name: /En sentido contrario: 2 · aquí apeló el trabajador, se acogió/ })
    expect(link.textContent).toContain('las otras favorecen al empleador (art. 161 Código del Trabajo)')
    expect(link.getAttribute('href')).toBe('/sentencia?id=cs-12345-2020&articulo=CT%3A161#rd-contrary')
  })

  it('says when there may be more, and nothing when there are none', () => {
    const { container } = renderView(<ContraryRulings result={sampleResult({ contrario: { ...contrario, total: 100, exacto: false } })} />)
    expect(container.textContent).toContain('En sentido contrario: al menos 100')
    const none = renderView(<ContraryRulings result={sampleResult()} />)
    expect(none.container.textContent).toBe('')
  })
})
