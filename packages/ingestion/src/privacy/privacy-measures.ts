import { type Database, decisionKey, listPrivacyMeasures } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { z } from 'zod'

/** Database column for which the hidden names are encrypted. */
export const hiddenNamesPlace = 'privacy_measures.names'
export const hiddenNamesSchema = z.array(z.string().min(1)).min(1)

/** What was decided about a record. It applies whenever the record is read again. */
export interface RecordMeasures {
  /** The record is not stored. */
  readonly withheld: boolean
  /** People to hide, each by every form of the name, in the order of the decisions. */
  readonly people: readonly (readonly string[])[]
}

/** Decrypts a text that was encrypted for a place (table and column). Throws with the wrong key. */
export type Decrypt = (place: string, encrypted: string) => string

/**
 * Finds the measures about these records, by docId. A record whose measure cannot be decrypted is withheld, so that no hidden name is
 * shown.
 */
export async function findPrivacyMeasures(
  database: Database,
  rulings: readonly Ruling[],
  open: Decrypt,
): Promise<Map<string, RecordMeasures>> {
  const keyed = rulings.map((ruling) => ({ docId: ruling.docId, key: decisionKey(ruling) }))
  const docIds = keyed.map(({ docId }) => docId)
  const stored = await listPrivacyMeasures(database, { docIds, keys: keyed.flatMap(({ key }) => key ?? []) })
  const measures = new Map<string, RecordMeasures>()
  if (stored.length === 0) return measures
  for (const { docId, key } of keyed) {
    const own = stored.filter((one) => one.docId === docId || (key !== null && one.decisionKey === key))
    if (own.length > 0) measures.set(docId, toMeasure(own, open))
  }
  return measures
}

const toMeasure = (rows: Awaited<ReturnType<typeof listPrivacyMeasures>>, open: Decrypt): RecordMeasures => {
  const withheld = rows.some(({ kind }) => kind === 'withhold')
  const masks = rows.filter(({ kind }) => kind === 'mask').sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  try {
    const encrypted = [...new Set(masks.flatMap(({ sealedNames }) => sealedNames ?? []))]
    return { withheld, people: encrypted.map((text) => hiddenNamesSchema.parse(JSON.parse(open(hiddenNamesPlace, text)))) }
  } catch {
    return { withheld: true, people: [] }
  }
}
