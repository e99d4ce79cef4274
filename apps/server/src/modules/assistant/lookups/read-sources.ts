import type { LaterEffect, SourceRuling } from '@basejuris/assistant'
import { listContentHashes } from '@basejuris/database'
import { type Actor, isNegativeTreatment, type Ruling, treatmentNames } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { citeRuling } from '../../rulings/cite-ruling.ts'
import { findOverturning } from '../../rulings/find-overturning.ts'
import { listTreatments } from '../../rulings/treatment/list-treatments.ts'

type ReadServices = Pick<Services, 'db' | 'rulings' | 'search' | 'entitlementOf'>

/** Whole rulings that the actor may read, in the order of their ids, with what later rulings did to them. The others are missing. */
export async function readSources(services: ReadServices, actor: Actor, docIds: readonly string[]): Promise<SourceRuling[]> {
  const [stored, { readable }] = await Promise.all([services.rulings.list(docIds), services.entitlementOf(actor)])
  const rulings = stored.filter(({ collection }) => readable.has(collection))
  const ids = rulings.map(({ docId }) => docId)
  const [hashes, overturnings] = await Promise.all([listContentHashes(services.db, ids), findOverturning(services, rulings)])
  const departed = await Promise.all(rulings.map((ruling) => findDeparture(services, actor, ruling)))
  const byId = new Map(
    rulings.map((ruling, at): [string, SourceRuling] => {
      const overturning = overturnings.get(ruling.docId)
      return [
        ruling.docId,
        {
          ruling,
          textHash: hashes.get(ruling.docId) ?? '',
          overturned: overturning === undefined ? null : { text: overturning.texto, docId: overturning.docId ?? ruling.docId },
          departed: departed[at] ?? null,
        },
      ]
    }),
  )
  return docIds.flatMap((docId) => byId.get(docId) ?? [])
}

/** The first ruling whose court departs from this one or leaves it without effect; one that only distinguishes it does not. */
async function findDeparture(services: ReadServices, actor: Actor, { docId }: Ruling): Promise<LaterEffect | null> {
  const { sentencias } = await listTreatments(services, actor, { docId, treatment: null, page: 1, size: 1 })
  const [first] = sentencias
  if (first === undefined || first.ambigua || first.confianza === null || first.trato === 'distingue' || !isNegativeTreatment(first.trato))
    return null
  const [later] = await services.rulings.list([first.docId])
  return later === undefined ? null : { text: `${treatmentNames[first.trato]} de ella ${citeRuling(later).corta}`, docId: later.docId }
}
