import { describe, expect, it } from 'vitest'
import { describeNothing } from './describe-nothing.ts'

const articles = [{ clave: 'CPR:20', etiqueta: 'art. 20 Constitución Política de la República' }]
const said = (citing: number, compared: number): string =>
  describeNothing({ reason: null, articles, searched: 800, onArticle: { citing, compared } })

describe('describeNothing on an article', () => {
  it('says how many rulings it could compare of those that cite it', () => {
    expect(said(40, 12)).toContain('No encontramos sentencias en sentido contrario')
    expect(said(40, 12)).toContain('Pudimos comparar 12 de las 40 que citan el artículo.')
  })

  it('says that it could not compare where fewer than two could be', () => {
    expect(said(40, 0)).toMatch(/^No pudimos comparar: de 40 sentencias que citan .+, en ninguna pudimos determinar/u)
    expect(said(40, 1)).toMatch(/^No pudimos comparar: .+, solo en una pudimos determinar/u)
    expect(said(1, 0)).toContain('de 1 sentencia que cita')
    expect(said(0, 0)).toMatch(/^No se buscó: ninguna sentencia de nuestro índice cita el artículo 20/u)
  })

  it('joins the articles as a sentence does', () => {
    const two = [...articles, { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' }]
    expect(describeNothing({ reason: null, articles: two, searched: 800 })).toMatch(/el artículo 20 .+ y el artículo 161 del Código/u)
  })
})
