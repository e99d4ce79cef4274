import type { Contrary } from '@basejuris/contract'
import type { Outcome } from '@basejuris/domain'
import { appealVerb, normLabel, otherSide, partyName, placeSubdivisions, type Side } from '@basejuris/legal-text'
import type { ContraryRulings } from '@basejuris/search'

const orders: Readonly<Partial<Record<Outcome, string>>> = {
  acoge: 'se acogió',
  acoge_parcial: 'se acogió en parte',
  rechaza: 'se rechazó',
  confirma: 'se confirmó',
  revoca: 'se revocó',
  casa: 'se casó',
  anula: 'se anuló',
  unifica: 'se unificó',
}

export interface DecidedCase {
  /** Kind of proceeding. */
  readonly kind: string
  readonly appellant: Side
  readonly outcome: Outcome
}

/** «apeló el trabajador, se acogió». */
export function describeAppeal({ kind, appellant, outcome }: DecidedCase): string {
  return `${appealVerb(kind)} ${partyName(kind, appellant)}, ${orders[outcome] ?? 'se resolvió en parte'}`
}

export function presentContrary(
  { kind, article, place, total, exact, appellant, favoured }: Omit<ContraryRulings, 'rulings'>,
  outcome: Outcome,
): Contrary {
  return {
    articulo: { clave: article, etiqueta: normLabel(article, placeSubdivisions(place)) },
    total,
    exacto: exact,
    detalle: describeAppeal({ kind, appellant, outcome }),
    favorece: partyName(kind, favoured),
    contrariasFavorecen: partyName(kind, otherSide(favoured)),
  }
}
