import { baseAlreadyHeld, baseAlreadyInCart, onlyPremiumBases } from '@basejuris/contract/quoted-sentences'
import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { fetchQuote, type Quote, unsoldBases } from '../payment/calls/fetch-quote.ts'
import { addToCart, readCart } from './cart-items.ts'
import { openCart } from './open-cart.ts'

/** Adds a base to the cart of the signed-in user, or says why not: the server knows which bases are sold and which the user has. */
export async function wantBase(base: string): Promise<void> {
  if (readCart().some((item) => item.base === base)) return notify(baseAlreadyInCart, { action: seeCart })
  try {
    const line = await lineOf(base)
    if (line === null) return await notify(baseAlreadyHeld)
    if (!addToCart(base)) return await notify('Este navegador no guarda el carrito. Permita el almacenamiento local e intente de nuevo.')
    await notify(`${line.nombre} está en su carrito.`, { action: seeCart })
  } catch (error) {
    if (unsoldBases(error, [base]).length > 0) return await notify(onlyPremiumBases)
    await notifyFailure('La base no se agregó al carrito.', error)
  }
}

const seeCart = { label: 'Ver carrito', act: openCart } as const

/** Null for a base that the user has. Throws CallError and ConnectionError. */
async function lineOf(base: string): Promise<Quote['lineas'][number] | null> {
  const { lineas } = await fetchQuote([base])
  return lineas.find((line) => line.base === base) ?? null
}
