// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notify } from '../../notifications/notify.ts'
import { parsePendingAction } from '../../session/pending-action-field.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { AddToCart } from './add-to-cart.tsx'
import { addToCart, readCart } from './cart-items.ts'
import { PaidBases } from './paid-bases.tsx'
import { SalesProvider } from './sales.tsx'
import { useCart } from './use-cart.ts'
import { wantBase } from './want-base.ts'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

test('a free base is refused with the sentence of the specification', async () => {
  stubServer({
    'POST /v1/payment/quote': { status: 400, message: 'No se vende.', code: 'payment.not_premium', details: [{ field: 'bases.0' }] },
  })
  await wantBase('base_civil')
  expect(notify).toHaveBeenCalledWith('Solo las bases premium pueden agregarse al carrito')
  expect(readCart()).toEqual([])
})

function Count() {
  return <p>bases: {useCart().length}</p>
}

test.each([
  ['of the user', signedIn.user?.id ?? '', signedIn, 'bases: 1'],
  ['of a user who was here before', 'otra', signedIn, 'bases: 0'],
  ['of a browser where nobody is signed in', 'otra', undefined, 'bases: 0'],
])('the cart %s', (_, id, session, shown) => {
  localStorage.setItem('basejuris:user', JSON.stringify({ version: 1, value: { id, email: 'alguien@ejemplo.cl' } }))
  addToCart('contraloria')
  renderView(<Count />, session)
  expect(screen.getByText(shown)).toBeDefined()
})

test('a base that a guest chose before the scripts of the page arrived is found again', () => {
  expect(parsePendingAction('cart:contraloria')).toEqual({ kind: 'cart', id: 'contraloria' })
})

test('where nothing is sold now a card says whom to ask, and offers no cart', () => {
  renderView(
    <SalesProvider isOpen={false}>
      <AddToCart base="contraloria" name="Contraloría" />
    </SalesProvider>,
    signedIn,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Escríbanos para contratar Contraloría' }).getAttribute('href')).toBe('/contacto')
})

test('a base without rulings says so where it is offered', () => {
  const base = { isPremium: true, price: 20_000, desde: null, hasta: null }
  const bases = [
    { ...base, id: 'familia', name: 'Familia', total: 0 },
    { ...base, id: 'base_civil', name: 'Civil', total: 7 },
  ] as unknown as Parameters<typeof PaidBases>[0]['bases']
  renderView(<PaidBases bases={bases} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Aún sin sentencias'))).toEqual([true, false])
})
