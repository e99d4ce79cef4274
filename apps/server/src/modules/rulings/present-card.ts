import type { RulingCard } from '@basejuris/contract'
import { citedNumber } from '@basejuris/domain'
import type { CardFacts } from './card-facts.ts'
import { citeRuling } from './cite-ruling.ts'
import { rulingUrl } from './ruling-url.ts'

export function presentCard(facts: CardFacts): RulingCard {
  return {
    docId: facts.docId,
    idSentence: facts.idSentence,
    rol: facts.docketNumber,
    numero: citedNumber(facts),
    caratulado: facts.caption,
    fechaSentencia: facts.decidedOn,
    tribunal: facts.court,
    sala: facts.chamber,
    base: facts.base,
    coleccion: facts.collection,
    recurso: facts.appealType,
    resultado: facts.outcome,
    ficticia: facts.fictional,
    ...(facts.closedPrice === undefined ? {} : { precio: facts.closedPrice }),
    cita: citeRuling(facts),
    url: rulingUrl(facts.docId),
  }
}
