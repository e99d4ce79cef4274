import type { OtherOutcome } from '@basejuris/contract'
import type { Entitlement, RulingFacts } from '@basejuris/domain'
import {
  decidedOtherwise,
  type FoundRulingCitation,
  findDisposition,
  findStatedDecisions,
  type StatedDecision,
  statedVerbs,
} from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { presentDisposition } from '../../rulings/present-disposition.ts'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'
import { citedCase } from './cited-case.ts'
import type { CitedRulings } from './find-cited-rulings.ts'

interface OutcomeOptions {
  readonly looked: ReadonlyMap<FoundRulingCitation, CitedRulings>
  readonly entitlement: Entitlement
  readonly signal: AbortSignal
}

/** Of each citation of which the text states an outcome, the other one that its ruling has. Every ruling of the case decides otherwise, and the actor may read it. */
export async function findOtherOutcomes(
  services: Pick<Services, 'rulings'>,
  text: string,
  citations: readonly FoundRulingCitation[],
  { looked, entitlement, signal }: OutcomeOptions,
): Promise<ReadonlyMap<FoundRulingCitation, OtherOutcome>> {
  const found = new Map<FoundRulingCitation, OtherOutcome>()
  for (const [at, stated] of findStatedDecisions(text, citations).entries()) {
    const citation = citations[at]
    const known = citation === undefined ? undefined : looked.get(citation)
    if (citation === undefined || stated === null || known === undefined || known.by === 'joined') continue
    signal.throwIfAborted()
    const outcomes = await Promise.all(
      citedCase(citation, known).map((facts) =>
        entitlement.readable.has(facts.collection) ? otherOutcome(services, text, stated, facts) : null,
      ),
    )
    const [first] = outcomes
    if (first != null && outcomes.every((outcome) => outcome !== null)) found.set(citation, first)
  }
  return found
}

const otherOutcome = async (
  services: Pick<Services, 'rulings'>,
  text: string,
  stated: StatedDecision,
  facts: RulingFacts,
): Promise<OtherOutcome | null> => {
  const ruling = await services.rulings.find(facts.docId)
  const disposition = ruling === null ? null : findDisposition(ruling.sections)
  const resuelve = ruling === null ? null : presentDisposition(ruling)
  const decided = ruling === null || disposition === null ? null : decidedOtherwise(stated, { outcome: ruling.outcome, disposition })
  if (decided === null || resuelve === null) return null
  const { act, object, reviewed, from, to } = stated
  return {
    escrito: text.slice(from, to).trim(),
    desde: from,
    hasta: to,
    frase: `Su escrito dice que ${[statedVerbs[act], object?.name ?? reviewed].filter(Boolean).join(' ')}; la sentencia ${decided}.`,
    sentencia: presentNamedRuling(facts),
    resuelve,
  }
}
