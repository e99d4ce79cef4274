import type { CardRuling } from '@basejuris/database'
import { citedNumber, formatDate, formatLongDate, shortCourtName } from '@basejuris/domain'

export interface Citation {
  readonly oficial: string
  readonly corta: string
}

/**
 * Citations ready to paste: «Corte Suprema, Cuarta Sala, rol N° 12.345-2020, 3 de mayo de 2021, «A con B».» and a short form. Missing
 * facts are left out.
 */
export function citeRuling(facts: CardRuling): Citation {
  const docket = citedNumber(facts)
  const book = facts.book === null || facts.collection !== 'corte_de_apelaciones' ? null : facts.book
  const official = [
    facts.court,
    facts.chamber,
    docket,
    book === null ? null : `libro ${book}`,
    facts.decidedOn && formatLongDate(facts.decidedOn),
    `«${facts.caption}»`,
  ]
  const short = [shortCourtName(facts.court), docket, facts.decidedOn && formatDate(facts.decidedOn)]
  const fictional = facts.fictional ? ' (sentencia ficticia de demostración)' : ''
  return { oficial: `${official.filter(Boolean).join(', ')}${fictional}.`, corta: `${short.filter(Boolean).join(', ')}${fictional}` }
}
