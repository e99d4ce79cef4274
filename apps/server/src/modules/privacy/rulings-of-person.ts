import { findRuling, listSameCaption, listSameDecision, type Transaction } from '@basejuris/database'
import { fullEntitlement, type Ruling } from '@basejuris/domain'
import { hidePerson } from '@basejuris/ingestion'
import { findReferences } from '../rulings/find-references.ts'

/**
 * The rulings of `start` and the linked ones that contain a name. Linked are other versions of the decision, rulings with the same caption
 * and rulings cited by docket number, transitively. Namesakes in unrelated cases are left out.
 */
export async function rulingsOfPerson(tx: Transaction, start: readonly Ruling[], names: readonly string[]): Promise<Ruling[]> {
  const found = new Map(start.map((ruling) => [ruling.docId, ruling]))
  const seen = new Set(found.keys())
  // Iterating a map includes entries that are added meanwhile.
  for (const ruling of found.values())
    for (const docId of await tiedTo(tx, ruling)) {
      if (seen.has(docId)) continue
      seen.add(docId)
      const other = await findRuling(tx, docId)
      if (other !== null && hidePerson(other, names, null).mentions > 0) found.set(docId, other)
    }
  return [...found.values()]
}

async function tiedTo(tx: Transaction, ruling: Ruling): Promise<readonly string[]> {
  const { targets } = await findReferences(tx, ruling, fullEntitlement.readable)
  const named = Object.values(targets).flatMap((target) => (target.tipo === 'rol' ? target.sentencias.map(({ docId }) => docId) : []))
  return [...(await listSameDecision(tx, ruling)), ...(await listSameCaption(tx, ruling)), ...named]
}
