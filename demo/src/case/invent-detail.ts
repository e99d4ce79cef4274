import { inventPerson, withCourtesyTitle } from '../fiction/names.ts'
import { numberWords, withThousandsDots } from '../language/number-words.ts'
import type { Rng } from '../random/rng.ts'

export function money(amount: number): string {
  return `$${withThousandsDots(amount)}`
}

/** A new value for a fresh slot that does not depend on the case; null when there is no such slot. */
export function inventDetail(name: string, rng: Rng): string | null {
  switch (name) {
    case 'cantidad':
      return String(rng.between(6, 240))
    case 'monto':
      return money(Math.round((60_000 * Math.exp(rng.next() * 4)) / 10) * 10)
    case 'nombre':
      return withCourtesyTitle(inventPerson(rng))
    case 'folio':
      return String(rng.between(2, 180))
    case 'numero':
      return withThousandsDots(rng.between(12, 98_000))
    case 'hora':
      return `${String(rng.between(6, 23)).padStart(2, '0')}:${String(rng.between(0, 11) * 5).padStart(2, '0')}`
    case 'porcentaje':
      return `${rng.between(5, 95)}%`
    case 'dias':
      return numberWords(rng.between(2, 60))
    default:
      return null
  }
}
