// @vitest-environment happy-dom
import type { DataOf, HistoryEntry, historyEndpoint } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { parseHistoryAddress } from './history-address.ts'
import { HistorySection } from './history-section.tsx'

type History = DataOf<typeof historyEndpoint>

const entry = (change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  historyId: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  userMessage: 'despido indirecto',
  parametros: {},
  total: 41,
  createdAt: '2026-10-01T15:00:00.000Z',
  isActive: true,
  ...change,
})
const page = (entradas: HistoryEntry[], change: Partial<History> = {}): History => ({
  entradas,
  total: entradas.length,
  pagina: 1,
  tamano: 40,
  maximo: 500,
  ...change,
})
const show = (history: History, query = {}) =>
  renderView(
    <HistorySection userId="u1" history={history} address={parseHistoryAddress(query)} now={new Date('2026-10-02T12:00:00.000Z')} />,
    signedIn,
  )

describe('history', () => {
  it.each([
    { state: 'empty', query: {}, title: 'Aquí quedará lo que busque.', link: 'Buscar sentencias' },
    { state: 'without a match', query: { texto: 'xilófono' }, title: 'Ninguna búsqueda dice «xilófono».', link: 'Ver todo el historial' },
  ])('$state: says what to do next', ({ query, title, link }) => {
    show(page([]), query)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Borrar historial' })).toBeNull()
  })

  it('shows each search under its day, with its count and a link that repeats it', () => {
    const older = entry({ historyId: 'b', userMessage: '', total: null, createdAt: '2026-09-28T15:00:00.000Z' })
    show(page([entry(), older]))
    expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(3)
    expect(screen.getByRole('link', { name: 'despido indirecto' }).getAttribute('href')).toBe('/resultados?q=despido+indirecto')
    expect(screen.getByRole('link', { name: 'Todas las sentencias' }).getAttribute('href')).toBe('/resultados')
    expect(screen.getAllByText('41 sentencias').length).toBeGreaterThan(0)
  })

  it('pages a long history', () => {
    show(page([entry()], { total: 90, pagina: 2 }))
    expect(within(screen.getByRole('navigation', { name: 'Páginas del historial' })).getByText('41 a 80 de 90 búsquedas')).toBeTruthy()
  })

  it('names a search and takes the name back when it could not be saved', async () => {
    const calls = stubServer({ 'PUT /v1/history': 'offline' })
    show(page([entry()]))
    fireEvent.click(screen.getByRole('button', { name: 'Dar nombre a despido indirecto' }))
    const field = screen.getByRole('textbox', { name: 'Nombre de la búsqueda despido indirecto' })
    fireEvent.change(field, { target: { value: 'Caso Pérez' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(screen.getByRole('link', { name: 'Caso Pérez' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Caso Pérez' })).toBeNull())
    expect(calls[0]?.body).toMatchObject({ nombre: 'Caso Pérez' })
  })

  it('asks before it clears everything, and keeps the dialog open on failure', async () => {
    stubServer({ 'DELETE /v1/history/all': { status: 500, message: 'Error interno del servidor.' } })
    show(page([entry()]))
    fireEvent.click(screen.getByRole('button', { name: 'Borrar historial' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Borrar todo el historial' }))
    expect(dialog.getByText(/1 búsqueda se borrará y no se podrá recuperar/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Borrar todo' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Error interno del servidor.')
    expect(dialog.getByRole('button', { name: 'Borrar todo' })).toBeTruthy()
  })
})
