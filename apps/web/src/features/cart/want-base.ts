import type { quoteEndpoint } from '@basejuris/contract'
import { baseAlreadyHeld, baseAlreadyInCart } from '@basejuris/contract/quoted-sentences'
import { callFromBrowser } from '../../api/browser-call.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { addToCart, readCart } from './cart-items.ts'
import { openCart } from './open-cart.ts'

/** Adds a base to the cart of the signed-in user, or says why not: the server knows which bases are sold and which the user has. */
export async function wantBase(base: string): Promise<void> {
  if (readCart().some((item) => item.base === base)) return notify(baseAlreadyInCart, { action: seeCart })
  try {
    const name = await nameOfSold(base)
    if (name === null) return await notify(baseAlreadyHeld)
    if (!addToCart(base)) return await notify('Este navegador no guarda el carrito. Permita el almacenamiento local e intente de nuevo.')
    await notify(`${name} está en su carrito.`, { action: seeCart })
  } catch (error) {
    await notifyFailure('La base no se agregó al carrito.', error)
  }
}

const seeCart = { label: 'Ver carrito', act: openCart } as const

/** Null for a base that the user has. Throws CallError for one that is not sold. */
async function nameOfSold(base: string): Promise<string | null> {
  type Bases = Parameters<typeof callFromBrowser<typeof quoteEndpoint>>[2]
  const { lineas } = await callFromBrowser<typeof quoteEndpoint>('POST', '/v1/payment/quote', { bases: [base] } as Bases)
  return lineas.find((line) => line.base === base)?.nombre ?? null
}
