// @vitest-environment happy-dom
import type { SearchedNorm } from '@basejuris/contract'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleNormArticle } from '../../../testing/norm-samples.ts'
import { renderView } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { NamedArticles } from './named-articles.tsx'

const path = 'GET /v1/norms/5/articles/2'
const named = (articulo: string | null, incisos: string[] = []): SearchedNorm => ({
  clave: articulo === null ? 'ley-99001' : `ley-99001:${articulo}`,
  etiqueta: articulo === null ? 'Ley N° 99.001' : `art. ${articulo} Ley N° 99.001`,
  idNorma: 5,
  articulo,
  incisos,
  conTexto: true,
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=5',
})
const open = () => {
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, Object.assign(new Event('toggle'), { newState: 'open' }))
}
const text = () => document.body.textContent ?? ''

describe('articles that a search names', () => {
  it('are closed and not asked for, then open with the inciso, version, source and the official text', async () => {
    const calls = stubServer({ [path]: { data: sampleNormArticle() } })
    renderView(<NamedArticles norms={[named(null), named('2', ['2'])]} />)
    expect(screen.getByRole('region', { name: 'Artículo que nombra la búsqueda' })).toBeTruthy()
    expect(document.querySelectorAll('details')).toHaveLength(1)
    expect(calls).toHaveLength(0)
    open()
    expect(await screen.findByText('Todo farol alumbra.')).toBeTruthy()
    expect(screen.getByText('De día se apaga.').textContent).toBe('Inciso citado: De día se apaga.')
    expect(text()).toContain(
      'Versión de la norma desde el 01-01-2020. Fuente: Biblioteca del Congreso Nacional, servicio XML, obtenido el 03-05-2026.',
    )
    expect(text()).toContain('Este texto no reemplaza el texto oficial.')
    expect(screen.getByRole('link', { name: /^Ver la norma/ }).getAttribute('href')).toBe('/norma/5?articulo=2')
  })

  it('say that a text is not imported, with the official page', async () => {
    stubServer({ [path]: { data: sampleNormArticle({ textos: [], version: null, textoDisponible: false }) } })
    renderView(<NamedArticles norms={[named('2')]} />)
    open()
    expect(await screen.findByText(/^Texto no importado/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Texto oficial/ }).getAttribute('href')).toContain('bcn.cl')
  })

  it('promise no text where none is imported', () => {
    renderView(<NamedArticles norms={[{ ...named('2'), conTexto: false }]} />)
    expect(document.querySelectorAll('details')).toHaveLength(0)
    expect(text()).not.toContain('Texto')
    expect(screen.getByRole('link', { name: /^Ver en Ley Chile/ }).getAttribute('href')).toContain('bcn.cl')
  })

  it('say when the text could not be brought, and bring it on the next opening', async () => {
    stubServer({ [path]: ['offline', { data: sampleNormArticle() }] })
    renderView(<NamedArticles norms={[named('2')]} />)
    open()
    expect(await screen.findByText(/No se pudo traer el texto/)).toBeTruthy()
    open()
    expect(await screen.findByText('Todo farol alumbra.')).toBeTruthy()
  })

  it('beyond three are links, and a norm without article is none', () => {
    renderView(<NamedArticles norms={['1', '2', '3', '4', '5'].map((number) => named(number))} />)
    expect(document.querySelectorAll('details')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'art. 5 Ley N° 99.001' }).getAttribute('href')).toBe('/norma/5?articulo=5')
    document.body.replaceChildren()
    renderView(<NamedArticles norms={[named(null)]} />)
    expect(text()).toBe('')
  })
})
