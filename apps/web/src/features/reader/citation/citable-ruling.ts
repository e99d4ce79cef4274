import type { RulingFactsView } from '@basejuris/contract'
import { type CitableRuling, toCitableRuling as citable } from '@basejuris/domain/citable-ruling'

/** The facts of a ruling for reference managers. */
export function citableRuling(facts: RulingFactsView): CitableRuling {
  return citable({
    docId: facts.docId,
    caption: facts.caratulado,
    court: facts.tribunal,
    chamber: facts.sala,
    docketNumber: facts.rol,
    rit: facts.rit,
    kind: facts.tipo,
    decidedOn: facts.fechaSentencia,
    subjects: facts.materias,
    fictional: facts.ficticia,
  })
}
