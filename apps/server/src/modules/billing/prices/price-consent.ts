import type { PriceChange } from '@basejuris/database'
import { formatCount, formatDate, getBase } from '@basejuris/domain'

/** What a user agrees to by accepting changed prices, with their amounts. */
export function priceConsent(changes: readonly Pick<PriceChange, 'baseId' | 'oldAmount' | 'newAmount' | 'effectiveOn'>[]): string {
  const lines = changes.map(
    ({ baseId, oldAmount, newAmount, effectiveOn }) =>
      `Desde el ${formatDate(effectiveOn)}, ${getBase(baseId).name} cuesta $${formatCount(newAmount)} al mes, IVA incluido, en lugar de $${formatCount(oldAmount)}.`,
  )
  return [...lines, 'El cobro se hace a la tarjeta registrada. Puede quitar la base o cancelar cuando quiera.'].join(' ')
}
