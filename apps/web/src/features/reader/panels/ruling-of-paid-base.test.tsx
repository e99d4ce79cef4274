// @vitest-environment happy-dom
import type { ClosedRuling } from '@basejuris/contract'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentUser } from '../../../session/current-session.ts'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import type { ReaderAddress } from '../reader-address.ts'
import { RulingOfPaidBase } from './ruling-of-paid-base.tsx'

vi.mock('../../../session/current-session.ts', () => ({ currentUser: vi.fn(() => Promise.resolve(null)) }))

const ruling: ClosedRuling = {
  docId: 'cs-1',
  caratulado: 'González con Transportes Sur S.A.',
  tribunal: 'Corte Suprema',
  sala: 'Cuarta Sala',
  fechaSentencia: '2021-05-03',
  rol: '12345-2020',
  numero: 'rol N° 12.345-2020',
  base: 'base_corte_suprema',
  precio: 20_000,
  ficticia: false,
}
const address: ReaderAddress = { docId: 'cs-1', query: '', switches: {}, collection: null, version: null }
const message = 'Esta base requiere una suscripción premium. Por favor, inicia sesión o suscríbete.'
const show = async (session?: typeof signedIn, query = '') =>
  renderView(await RulingOfPaidBase({ ruling, message, address: { ...address, query } }), session)

test('a closed ruling says what identifies it, its base and price, and neither how it was decided nor by whom', async () => {
  const { container } = await show(undefined)
  expect(screen.getByRole('heading', { level: 1, name: ruling.caratulado })).toBeDefined()
  for (const fact of ['Corte Suprema, Cuarta Sala', 'rol N° 12.345-2020', '03-05-2021', '$20.000', message])
    expect(container.textContent).toContain(fact)
  expect(container.textContent).not.toContain('Resultado')
  expect(await screen.findByRole('button', { name: 'Agregar al carrito: Corte Suprema' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver bases y precios' }).getAttribute('href')).toBe('/cobertura#bases-de-pago')
})

test('a guest may sign in and come back; a subscriber finds the subscription; both return to the results', async () => {
  const { unmount } = await show(undefined, 'despido')
  expect(screen.getByRole('link', { name: 'Inicie sesión' }).getAttribute('href')).toContain('/login?next=%2Fsentencia%3Fid%3Dcs-1')
  expect(screen.getByRole('link', { name: 'Resultados' }).getAttribute('href')).toBe('/resultados?q=despido')
  unmount()
  vi.mocked(currentUser).mockResolvedValueOnce(signedIn.user && { ...signedIn.user, premium: true })
  const { unmount: leave } = await show(signedIn)
  expect(screen.getByRole('link', { name: 'Vea su suscripción' }).getAttribute('href')).toBe('/suscripciones')
  expect(screen.queryByRole('link', { name: 'Inicie sesión' })).toBeNull()
  leave()
  vi.mocked(currentUser).mockResolvedValueOnce(signedIn.user)
  const { container } = await show(signedIn)
  expect(container.textContent).not.toContain('¿Ya la contrató?')
})
