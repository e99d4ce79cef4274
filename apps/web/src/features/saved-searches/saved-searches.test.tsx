// @vitest-environment happy-dom
import type { SavedSearch } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { sampleSavedSearch } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { SavedSearchSection } from './saved-search-section.tsx'

vi.mock('../../notifications/notify.ts', () => ({ notify: async () => {} }))

const now = new Date('2026-10-02T12:00:00.000Z')
const show = (busquedas: SavedSearch[], emailVerificado = true) =>
  renderView(<SavedSearchSection saved={{ data: { busquedas, maximo: 50, emailVerificado }, failure: null }} now={now} />, signedIn)
const text = () => document.body.textContent ?? ''

describe('saved searches', () => {
  it('explains itself while there are none', () => {
    show([])
    expect(text()).toContain('Guarde una búsqueda y reciba por correo solo las sentencias nuevas')
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('says why they could not be loaded, with the support code', () => {
    const failure = { status: 500, message: 'Error interno del servidor.', requestId: 'a1b2c3' }
    renderView(<SavedSearchSection saved={{ data: null, failure }} now={now} />, signedIn)
    expect(screen.getByRole('alert').textContent).toBe('Error interno del servidor.Código para soporte: a1b2c3')
  })

  it('shows each with its link, its query and its mails', () => {
    show([sampleSavedSearch(), sampleSavedSearch({ savedSearchId: 'b', nombre: 'Costas', consulta: 'costas', frecuencia: 'ninguna' })])
    const [first, second] = screen.getAllByRole('article').map((card) => within(card))
    expect(first?.getByRole('link', { name: 'Fuero maternal' }).getAttribute('href')).toBe('/resultados?q=despido+fuero+maternal')
    expect(first?.getByText('Todavía sin envíos')).toBeTruthy()
    expect((screen.getByRole('combobox', { name: 'Correos de Fuero maternal' }) as HTMLSelectElement).value).toBe('diaria')
    expect(second?.getByText('Sin correos')).toBeTruthy()
    expect(second?.queryByText('costas')).toBeNull()
    expect(second?.queryByRole('button', { name: 'Detener' })).toBeNull()
  })

  it('asks for the confirmation of the address before any mail', () => {
    show([sampleSavedSearch()], false)
    expect(text()).toContain('Los correos empiezan cuando confirme su dirección')
    expect(screen.getByRole('link', { name: 'su cuenta' }).getAttribute('href')).toBe('/cuenta#correo')
  })

  it('stops the mails at once and takes that back when it could not be saved', async () => {
    const search = sampleSavedSearch()
    const calls = stubServer({ 'PUT /v1/saved-searches': 'offline', [`PUT /v1/saved-searches/${search.savedSearchId}`]: 'offline' })
    show([search])
    fireEvent.click(screen.getByRole('button', { name: 'Detener' }))
    expect(screen.getByText('Sin correos')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Sin correos')).toBeNull())
    expect(calls).toHaveLength(1)
  })
})

describe('dialog that saves a search', () => {
  const search = { query: 'despido', parameters: {}, name: '' }
  const saved = vi.fn()

  it('saves name and frequency, then closes', async () => {
    const calls = stubServer({ 'POST /v1/saved-searches': { data: {} } })
    const closed = vi.fn()
    renderView(<SaveSearchDialog search={search} onSaved={saved} onClosed={closed} />, signedIn)
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Mis despidos' } })
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(saved).toHaveBeenCalledOnce()
    expect(calls[0]?.body).toEqual({ nombre: 'Mis despidos', consulta: 'despido', parametros: {}, frecuencia: 'diaria' })
  })

  it('keeps what was written and says why it failed', async () => {
    stubServer({ 'POST /v1/saved-searches': { status: 409, message: 'Ya tiene 50 búsquedas guardadas.' } })
    renderView(<SaveSearchDialog search={search} onClosed={() => {}} />, signedIn)
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Mis despidos' } })
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Ya tiene 50 búsquedas guardadas.')
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Mis despidos')
  })
})
