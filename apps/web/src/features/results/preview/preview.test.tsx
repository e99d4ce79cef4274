// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderView } from '../../../testing/render-view.tsx'
import { sampleRuling } from '../../../testing/samples.ts'
import { stubServer } from '../../../testing/stub-server.ts'
import { PreviewPane } from './preview-pane.tsx'
import type { FocusedResult } from './use-focused-result.ts'

const close = vi.fn()
const focused: { result: FocusedResult | null } = { result: null }
vi.mock('./use-focused-result.ts', () => ({ useFocusedResult: () => [focused.result, close] }))

const result: FocusedResult = { docId: 'cs-12345-2020', href: '/sentencia?id=cs-12345-2020#c1', citation: 'CS, rol N° 12.345-2020.' }
const path = 'POST /v2/find-by-id'

it('stays away while no result has the focus', () => {
  focused.result = null
  renderView(<PreviewPane query="despido" />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('opens empty with its actions while the ruling loads', () => {
  focused.result = result
  const calls = stubServer({ [path]: 'pending' })
  renderView(<PreviewPane query="despido" />)
  expect(screen.getByRole('link', { name: 'Abrir sentencia' }).getAttribute('href')).toBe(result.href)
  expect(screen.getByRole('region', { name: 'Pasaje en su contexto' }).textContent).toBe('')
  expect(calls[0]?.body).toEqual({ docId: 'cs-12345-2020', ancla: 'c1', consulta: 'despido' })
})

it('says when the ruling could not be loaded, with the link to open it', async () => {
  focused.result = result
  stubServer({ [path]: 'offline' })
  renderView(<PreviewPane query="despido" />)
  expect(await screen.findByText('No se pudo traer el texto. Abra la sentencia para leerla.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir sentencia' })).toBeTruthy()
})

it('shows the passage with its neighbours and counts the hits', async () => {
  focused.result = result
  stubServer({ [path]: { data: { sentencia: sampleRuling({ coincidencias: 2 }) } } })
  renderView(<PreviewPane query="despido" />)
  const passage = within(await screen.findByRole('region', { name: 'c. 1°' }))
  expect(passage.getByText(/el despido ocurrió durante la licencia/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Vistos' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'Vista previa' }).textContent).toContain('2 coincidencias')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar la vista previa' }))
  expect(close).toHaveBeenCalledOnce()
})
