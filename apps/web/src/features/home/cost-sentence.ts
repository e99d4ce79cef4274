import type { BaseView } from '@basejuris/contract'
import { formatCount, joinWords } from '@basejuris/domain/spanish-format'

const later = 'Si más adelante una base pasa a ser de pago, verá el precio con IVA incluido antes de contratar.'
const free = `Buscar y leer sentencias no exige cuenta ni tarjeta. ${later}`

/** What the product costs under the current settings: nothing in the beta or without paid bases, else which bases and how much. */
export function costSentence(betaFree: boolean, bases: readonly Pick<BaseView, 'name' | 'price' | 'isPremium'>[]): string {
  if (betaFree) return `Nada: BaseJuris está en versión beta. ${free}`
  const paid = bases.filter(({ isPremium }) => isPremium)
  if (paid.length === 0) return `Nada: hoy ninguna base es de pago. ${free}`
  const prices = joinWords(paid.map(({ name, price }) => `${name} ($${formatCount(price)})`))
  return `Nada mientras usted no contrate. Son bases de pago ${prices}: precios por mes, con IVA incluido.`
}
