// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { AlertDialog } from './alert-dialog.tsx'

vi.mock('../../notifications/notify.ts', () => ({ notify: async () => {} }))

const answer = (facetas: object, chips: readonly object[] = []) => ({ data: { facetas, total: 3, interpretacion: { chips } } })
const value = (valor: string, total = 2) => ({ valor, etiqueta: valor, total })
const write = (label: string, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const create = () => screen.getByRole('button', { name: 'Crear alerta' }) as HTMLButtonElement
const labels = () => Array.from(document.querySelectorAll('input[name=valor]'), ({ parentElement }) => parentElement?.textContent)

describe('dialog of a new alert', () => {
  it('offers a case in each of its courts, and creates an alert on exactly one', async () => {
    const calls = stubServer({ 'POST /v1/search': answer({ tribunal: [value('Corte Suprema')] }), 'POST /v1/saved-searches': { data: {} } })
    const closed = vi.fn()
    renderView(<AlertDialog onClosed={closed} />, signedIn)
    write('Rol, RIT o RUC', 'rol N° 12.345-2020')
    await waitFor(() =>
      expect(labels()).toEqual([
        'rol N° 12.345-2020, Corte Suprema2 sentencias hoy',
        'rol N° 12.345-2020, en todos los tribunales3 sentencias hoy',
      ]),
    )
    expect(create().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByLabelText(/Corte Suprema/))
    fireEvent.click(create())
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(calls[0]?.body).toEqual({ filtros: { rol: ['12345-2020'] }, tamano: 1, reservada: true })
    expect(calls.at(-1)?.body).toEqual({
      parametros: { filtros: { rol: ['12345-2020'], tribunal: ['Corte Suprema'] } },
      frecuencia: 'diaria',
    })
  })

  it('offers the judges whose name has what was written, without regard to accents', async () => {
    stubServer({ 'POST /v1/search': answer({ ministro: [value('Ana Prado Rivas'), value('Inés Muñoz Prado', 1), value('Otra Persona')] }) })
    renderView(<AlertDialog kind="ministro" onClosed={() => {}} />, signedIn)
    write('Nombre de quien integra el tribunal', 'prádo')
    await waitFor(() => expect(labels()).toEqual(['Ana Prado Rivas2 sentencias hoy', 'Inés Muñoz Prado1 sentencia hoy']))
  })

  it('takes the norms that a text names together, and says when it names none', async () => {
    const chips = [
      { tipo: 'norma', valor: 'CT:161', texto: 'art. 161 CT' },
      { tipo: 'norma', valor: 'CT:162', texto: 'art. 162 CT' },
    ]
    stubServer({ 'POST /v1/search': answer({}, chips) })
    renderView(<AlertDialog kind="norma" onClosed={() => {}} />, signedIn)
    write('Norma o artículo', 'arts. 161 y 162 CT')
    await waitFor(() => expect(labels()).toEqual(['art. 161 CT y art. 162 CT3 sentencias hoy']))
    expect(create().getAttribute('aria-disabled')).toBe('false')
    stubServer({ 'POST /v1/search': answer({}) })
    write('Norma o artículo', 'nada')
    await waitFor(() => expect(document.body.textContent).toContain('Nada coincide con lo que escribió.'))
    expect(create().getAttribute('aria-disabled')).toBe('true')
  })

  it('offers what a ruling has before anything is written', () => {
    const offered = { materia: [{ label: 'Despido', filters: { materia: ['Despido'] }, total: null }] }
    renderView(<AlertDialog kind="materia" offered={offered} onClosed={() => {}} />, signedIn)
    expect(labels()).toEqual(['Despido'])
    expect(create().getAttribute('aria-disabled')).toBe('false')
  })

  it('says so when the connection fails', async () => {
    stubServer({ 'POST /v1/search': 'offline' })
    renderView(<AlertDialog kind="tribunal" onClosed={() => {}} />, signedIn)
    write('Nombre del tribunal', 'talca')
    await waitFor(() => expect(document.body.textContent).toContain('No pudimos comprobarlo.'))
  })
})
