import type { FinalityView } from '@basejuris/contract'
import { citedNumber, courtLevel, formatDate, type Outcome, type RulingFacts } from '@basejuris/domain'
import { findCaseChain } from '@basejuris/ingestion'
import type { Services } from '../../services.ts'

const unknown: FinalityView = { estado: 'no_consta', texto: 'firmeza: no consta' }
/** Outcomes of a recourse that leave the ruling under review standing. */
const rejectsRecourse: ReadonlySet<Outcome> = new Set(['rechaza', 'inadmisible', 'desistido', 'abandonado', 'confirma'])

/**
 * By docId, whether the index holds the decision of the Corte Suprema that left a ruling standing. Anything else is not known: certificates
 * of finality stand in no source.
 */
export async function findFinality(
  { db }: Pick<Services, 'db'>,
  rulings: readonly RulingFacts[],
): Promise<ReadonlyMap<string, FinalityView>> {
  return new Map(await Promise.all(rulings.map(async (ruling) => [ruling.docId, await finalityOf(db, ruling)] as const)))
}

async function finalityOf(db: Services['db'], ruling: RulingFacts): Promise<FinalityView> {
  if (courtLevel(ruling) === 'highest') return unknown
  const later = (await findCaseChain(db, ruling)).flatMap(({ level, rulings }) =>
    level === 'highest' && rulings.length === 1 ? rulings : [],
  )
  const last = later.findLast(({ decidedOn }) => decidedOn !== null && (ruling.decidedOn === null || decidedOn >= ruling.decidedOn))
  if (last === undefined || !rejectsRecourse.has(last.outcome)) return unknown
  const which = [citedNumber(last), last.decidedOn === null ? null : formatDate(last.decidedOn)].filter((fact) => fact !== null).join(', ')
  return { estado: 'recurso_rechazado', texto: `firmeza: la Corte Suprema desechó el recurso en su contra (${which})` }
}
