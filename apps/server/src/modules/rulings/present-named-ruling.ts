import type { CitedRuling } from '@basejuris/contract'
import { citedNumber, type RulingFacts } from '@basejuris/domain'
import { rulingUrl } from './ruling-url.ts'

/** The facts by which a citation names a ruling. */
type NamedFacts = Pick<RulingFacts, 'docId' | 'caption' | 'court' | 'docketNumber' | 'rit' | 'kind' | 'decidedOn' | 'outcome' | 'fictional'>

/** A ruling as a citation names it: facts alone, nothing of its text. */
export function presentNamedRuling(facts: NamedFacts): CitedRuling {
  return {
    docId: facts.docId,
    caratulado: facts.caption,
    tribunal: facts.court,
    rol: facts.docketNumber,
    numero: citedNumber(facts),
    fechaSentencia: facts.decidedOn,
    resultado: facts.outcome,
    ficticia: facts.fictional,
    url: rulingUrl(facts.docId),
  }
}
