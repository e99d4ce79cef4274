// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderView } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { NormSearch } from './norm-search.tsx'
import type { FoundInNorm } from './use-norm-search.ts'

const path = 'GET /v1/norms/5/search'
const hit = (articulo: string) => ({
  ancla: `art-${articulo}`,
  articulo,
  titulo: { texto: `Artículo ${articulo}`, marcas: [] },
  ruta: ['Título I'],
  derogado: false,
  idNorma: null,
  aciertos: 2,
  fragmento: { ancla: `art-${articulo}-p2`, texto: 'De día el farol se apaga.', marcas: [[10, 15] as [number, number]] },
})
const found = (change: Partial<FoundInNorm> = {}): FoundInNorm => ({
  textoDisponible: true,
  version: null,
  articulo: null,
  total: 2,
  aciertos: 4,
  articulos: [hit('2'), hit('9')],
  ...change,
})
const show = (query = '', initial: FoundInNorm | null = null) =>
  renderView(
    <NormSearch address={{ idNorma: 5, article: null, day: null, query }} initial={initial === null ? null : { query, found: initial }}>
      <p>Estructura</p>
    </NormSearch>,
  )
const field = () => screen.getByRole('combobox', { name: 'Palabras o número de artículo' }) as HTMLInputElement
const type = (value: string) => fireEvent.change(field(), { target: { value } })

describe('a search within a norm', () => {
  it('replaces the structure with the articles found, their hits marked and counted, and Escape brings it back', async () => {
    stubServer({ [path]: { data: found() } })
    show()
    type('farol')
    expect(await screen.findByText('4 aciertos en 2 artículos.')).toBeTruthy()
    expect(document.querySelectorAll('mark')).toHaveLength(2)
    expect(screen.getByRole('link', { name: /^Artículo 9/ }).getAttribute('href')).toBe('/norma/5?articulo=9&buscar=farol#art-9-p2')
    expect(screen.getByText('Estructura').parentElement?.hidden).toBe(true)
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(field().value).toBe('')
    expect(screen.getByText('Estructura').parentElement?.hidden).toBe(false)
  })

  it('is walked with the arrows, and Enter opens what they chose', async () => {
    show('farol', found({ articulo: '7' }))
    const clicked = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', clicked)
    const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(chosen()).toBe('Ir al artículo 7')
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(chosen()).toContain('Artículo 9')
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect((clicked.mock.calls[0]?.[0].target as HTMLElement | undefined)?.getAttribute('href')).toContain('articulo=9')
    document.removeEventListener('click', clicked)
  })

  it('says what it found nothing for, and when it could not search', async () => {
    stubServer({ [path]: [{ data: found({ total: 0, aciertos: 0, articulos: [] }) }, 'offline'] })
    show()
    type('linterna')
    expect(await screen.findByText('Ningún artículo tiene «linterna».')).toBeTruthy()
    type('lámpara')
    expect(await screen.findByText(/^No se pudo buscar\./)).toBeTruthy()
  })
})
