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

type Titled = Pick<RulingFactsView, 'caratulado' | 'numero' | 'tribunal'>

/** «González con Transportes Sur S.A., rol N° 12.345-2020»; the court where there is no number. */
export function rulingTitle({ caratulado, numero, tribunal }: Titled): string {
  return [caratulado.trim(), numero ?? tribunal].filter((part) => part !== '').join(', ')
}
