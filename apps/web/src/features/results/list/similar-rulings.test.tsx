// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../testing/render-view.tsx'
import { sampleFacts } from '../../../testing/samples.ts'
import { stubServer } from '../../../testing/stub-server.ts'
import { SimilarRulings } from './similar-rulings.tsx'

const text = () => document.body.textContent ?? ''

describe('near-identical rulings', () => {
  const path = 'GET /v1/rulings/r1/cluster'
  const open = () => {
    const event = Object.assign(new Event('toggle'), { newState: 'open' })
    fireEvent(document.querySelector('details') as HTMLElement, event)
  }

  it('waits, then lists them with what differs and how many remain', async () => {
    stubServer({ [path]: { data: { miembros: [{ ...sampleFacts(), difiere: ['partes', 'fecha'] }], total: 3, pagina: 1, tamano: 20 } } })
    renderView(<SimilarRulings docId="r1" hidden={3} />)
    expect(screen.getByText('y 3 casi idénticas')).toBeTruthy()
    open()
    expect(screen.getByText('Buscando las casi idénticas…')).toBeTruthy()
    expect(await screen.findByText(/difiere en partes, fecha/)).toBeTruthy()
    expect(text()).toContain('y 2 sentencias más')
  })

  it('says when they could not be loaded and loads them on the next opening', async () => {
    stubServer({ [path]: ['offline', { data: { miembros: [], total: 0, pagina: 1, tamano: 20 } }] })
    renderView(<SimilarRulings docId="r1" hidden={1} />)
    expect(screen.getByText('y 1 casi idéntica')).toBeTruthy()
    open()
    expect(await screen.findByText('No se pudieron traer. Cierre y vuelva a abrir para intentar otra vez.')).toBeTruthy()
    open()
    await waitFor(() => expect(text()).not.toContain('No se pudieron traer'))
  })
})
