import type { PriceChange } from '@basejuris/database'
import { formatDate, formatPesos, getBase } from '@basejuris/domain'

/** What a user agrees to by accepting changed prices, with their amounts. */
export function priceConsent(changes: readonly Pick<PriceChange, 'baseId' | 'oldAmount' | 'newAmount' | 'effectiveOn'>[]): string {
  const lines = changes.map(
    ({ baseId, oldAmount, newAmount, effectiveOn }) =>
      `Desde el ${formatDate(effectiveOn)}, ${getBase(baseId).name} cuesta ${formatPesos(newAmount)} al mes, IVA incluido, en lugar de ${formatPesos(oldAmount)}.`,
  )
  return [...lines, 'El cobro se hace a la tarjeta registrada. Puede quitar la base o cancelar cuando quiera.'].join(' ')
}
