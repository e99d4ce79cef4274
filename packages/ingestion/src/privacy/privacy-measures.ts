import { type Database, decisionKey, listPrivacyMeasures } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { z } from 'zod'

/** Place that the names of a measure are sealed for. */
export const hiddenNamesPlace = 'privacy_measures.names'
export const hiddenNamesSchema = z.array(z.string().min(1)).min(1)

/** What was decided about a record and holds whenever it is read in. */
export interface RecordMeasures {
  /** It stays out. */
  readonly withheld: boolean
  /** People to hide, each by every form of the name, in the order of the decisions. */
  readonly people: readonly (readonly string[])[]
}

/** `open` opens what is sealed for a place; it throws with the wrong key. */
export type Decrypt = (place: string, encrypted: string) => string

/** Measures about these records by their docId, those that have one. A measure that does not open keeps its record out: better none than a name that was hidden. */
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
