// @vitest-environment happy-dom
import type { Suggestion } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { SearchBox } from './search-box.tsx'

const path = 'GET /v1/suggestions'
const suggestions: readonly Suggestion[] = [
  { tipo: 'norma', texto: 'art. 161 Código del Trabajo', detalle: null, total: 812, consulta: 'art. 161 CT' },
  { tipo: 'caratula', texto: 'Pérez con Banco', detalle: 'Corte Suprema, 1-2020', total: 1, docId: 'x' },
  { tipo: 'norma', texto: 'art. 162 Código del Trabajo', detalle: null, total: null, consulta: 'art. 162 CT' },
]
const box = () => screen.getByRole('combobox', { name: 'Buscar jurisprudencia' })
const write = (text: string) => {
  fireEvent.input(box(), { target: { value: text } })
}

it('shows none before two letters', async () => {
  const calls = stubServer({ [path]: { data: { sugerencias: suggestions } } })
  renderView(<SearchBox query="" />)
  write('a')
  await new Promise((done) => setTimeout(done, 150))
  expect(calls).toEqual([])
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

it('groups them by kind with their counts and says how many there are', async () => {
  stubServer({ [path]: { data: { sugerencias: suggestions } } })
  renderView(<SearchBox query="" />)
  write('art')
  const list = within(await screen.findByRole('listbox', { name: 'Sugerencias' }))
  expect(within(list.getByRole('group', { name: 'Normas' })).getAllByRole('option')).toHaveLength(2)
  expect(list.getByText('812 sentencias')).toBeTruthy()
  expect(list.getByText('Corte Suprema, 1-2020')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('3 sugerencias')
})

it('walks the options with the arrows, names the active one and closes with Escape', async () => {
  stubServer({ [path]: { data: { sugerencias: suggestions } } })
  renderView(<SearchBox query="" />)
  write('art')
  await screen.findByRole('listbox')
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  const active = screen.getByRole('option', { selected: true })
  expect(active.textContent).toContain('art. 161 Código del Trabajo')
  expect(box().getAttribute('aria-activedescendant')).toBe(active.id)
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
})

it.each([
  ['no suggestion', { data: { sugerencias: [] } }],
  ['a failed request', { status: 500, message: 'Error interno del servidor.' }],
  ['no connection', 'offline'],
] as const)('stays closed and keeps the text on %s', async (_state, answer) => {
  const calls = stubServer({ [path]: answer })
  renderView(<SearchBox query="" />)
  write('xilófono')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect((box() as HTMLInputElement).value).toBe('xilófono')
})

it('keeps the query of the page and submits without scripts', () => {
  renderView(<SearchBox query="despido" fields={[['modo', 'palabras']]} />)
  expect((box() as HTMLInputElement).defaultValue).toBe('despido')
  const form = box().closest('form')
  expect(form?.getAttribute('action')).toBe('/resultados')
  expect(form?.querySelector<HTMLInputElement>('input[type=hidden]')?.name).toBe('modo')
})
