// @vitest-environment happy-dom
import type { NormArticleView, NormRulings, NormView } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  sampleNormArticle as article,
  sampleNorm as norm,
  sampleNormSummary as summary,
  sampleNormVersion as version,
} from '../../testing/norm-samples.ts'
import { renderView } from '../../testing/render-view.tsx'
import { sampleResults, sampleSearch } from '../../testing/samples.ts'
import { NormPage } from './norm-page.tsx'

const sampleCiting = (change: Partial<NormRulings> = {}): NormRulings => ({
  norma: { idNorma: 5, clave: 'ley-99001', nombre: 'Ley N° 99.001', articulo: null, url: null },
  total: 1,
  ficticias: { modo: 'incluir', total: 0 },
  sentencias: sampleResults(1),
  conteos: { anio: [], resultado: [] },
  cobertura: sampleSearch().cobertura,
  ...change,
})

interface Shown {
  readonly norm?: NormView
  readonly article?: NormArticleView | null
  readonly requested?: string | null
  readonly citing?: NormRulings | null
  readonly query?: string
}
const show = ({ norm: shown = norm(), article: read = null, requested = null, citing = sampleCiting(), query = '' }: Shown = {}) =>
  renderView(
    <NormPage
      norm={shown}
      structure={null}
      address={{ idNorma: 5, article: read?.articulo ?? requested, day: null, query }}
      article={read}
      filter={read === null ? 'ley-99001' : `ley-99001:${read.articulo}`}
      citing={citing}
      finding={null}
    />,
  )
const text = () => document.body.textContent ?? ''

describe('a norm', () => {
  it('says what it is, its version and source, and that it does not replace the official text', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ley N° 99.001')
    expect(text()).toContain(
      'Versión de la norma desde el 01-01-2020. Fuente: Biblioteca del Congreso Nacional, servicio XML, obtenido el 03-05-2026. Sin versiones históricas importadas.',
    )
    expect(text()).toContain('Este texto no reemplaza el texto oficial.')
    expect(text()).toContain('Sobre faroles')
    expect(screen.getByRole('link', { name: /estructura/ }).getAttribute('href')).toBe('#estructura')
    expect(screen.getByRole('link', { name: /Biblioteca del Congreso/ }).getAttribute('href')).toBe(summary.url)
  })

  it('says that it is repealed, that its text is missing and what its version lacks', () => {
    show({ norm: norm({ derogada: true, fechaDerogacion: '2019-04-05', textoDisponible: false, version: null, versiones: [] }) })
    expect(text()).toContain('Norma derogada el 05-04-2019.')
    expect(text()).toContain('Texto no importado')
    expect(screen.queryByLabelText('Versión vigente al')).toBeNull()
    document.body.innerHTML = ''
    show({ norm: norm({ version: { ...version, aviso: 'Solo está importada la versión de 01-01-2020.' } }) })
    expect(text()).toContain('Solo está importada la versión de 01-01-2020.')
  })

  it('links each imported version by its day, but not a deferred one', () => {
    const deferred = { ...version, numero: 2, desde: '2030-01-01', estado: 'diferida' as const }
    show({ norm: norm({ versiones: [deferred, version] }) })
    expect(screen.getByRole('link', { name: 'Última versión importada, desde el 01-01-2020' }).getAttribute('href')).toBe(
      '/norma/5?fecha=2020-01-01',
    )
    expect(screen.getByText('Vigencia diferida, desde el 01-01-2030').tagName).toBe('SPAN')
  })

  it('marks the words searched in the text of the article', () => {
    show({ article: article(), query: 'FÁROL "se apaga"' })
    expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['farol', 'se apaga'])
  })

  it('says when it has no article with the number of the address', () => {
    show({ requested: '900' })
    expect(screen.getByRole('status').textContent).toBe('Esta norma no tiene un artículo «900».')
  })
})

describe('an article', () => {
  it('hangs the number of each inciso as its anchor and leads to its neighbours', () => {
    show({ article: article() })
    expect(document.getElementById('art-2-p1')?.textContent).toBe('inc. 1°Todo farol alumbra.')
    expect(document.getElementById('art-2-p2')?.textContent).toBe('inc. 2°De día se apaga.')
    expect(screen.getByRole('link', { name: 'inc. 2°' }).getAttribute('href')).toBe('#art-2-p2')
    const neighbours = within(screen.getByRole('navigation', { name: 'Artículos vecinos' }))
    expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/norma/5?articulo=1'])
  })

  it('says where its text stands, or that it is not here', () => {
    show({ article: article({ textoEn: { idNorma: 6, nombre: 'DFL N° 1', url: '' } }) })
    expect(screen.getByRole('link', { name: 'DFL N° 1' }).getAttribute('href')).toBe('/norma/6')
    document.body.innerHTML = ''
    show({ article: article({ textoDisponible: false, textos: [], version: null, anterior: null }) })
    expect(text()).toContain('El texto de este artículo no está importado.')
  })
})

describe('rulings that cite it', () => {
  const many = sampleCiting({
    total: 1234,
    sentencias: sampleResults(2),
    conteos: { anio: [{ valor: '2021', etiqueta: '2021', total: 1234 }], resultado: [{ valor: 'acoge', etiqueta: 'Acoge', total: 7 }] },
  })

  it('are counted by year and outcome, with the search that shows them', () => {
    show({ article: article(), citing: many })
    expect(text()).toContain('Cuenta toda sentencia que lo cita, lo aplique o no.')
    const section = within(screen.getByRole('region', { name: '1.234 sentencias citan el artículo 2' }))
    expect(section.getByRole('link', { name: '2021' }).getAttribute('href')).toBe('/resultados?anio=2021&norma=ley-99001:2&orden=recientes')
    expect(section.getByRole('rowheader', { name: 'Acoge' })).toBeTruthy()
    expect(section.getByRole('link', { name: 'Abrir las 1.234 en resultados' }).getAttribute('href')).toBe(
      '/resultados?norma=ley-99001:2&orden=recientes',
    )
  })

  it('are listed and not compared when they are few', () => {
    show({ citing: { ...many, total: 2 } })
    expect(screen.getByRole('region', { name: '2 sentencias citan esta norma' })).toBeTruthy()
    expect(text()).toContain('Cuenta toda sentencia que la cita, la aplique o no.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.querySelectorAll('section[aria-labelledby="sentencias"] li')).toHaveLength(2)
  })

  it('are said to be none, or not counted', () => {
    show({ citing: { ...many, total: 0, sentencias: [] } })
    expect(text()).toContain('Ninguna sentencia cita esta norma')
    document.body.innerHTML = ''
    show({ citing: null })
    expect(text()).toContain('No pudimos contar las sentencias.')
  })
})
