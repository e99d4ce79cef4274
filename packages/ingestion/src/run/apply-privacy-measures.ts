import type { RulingVersion } from '@basejuris/domain'
import { hidePerson } from '../privacy/hide-person.ts'
import { findPrivacyMeasures, type RecordMeasures } from '../privacy/privacy-measures.ts'
import { quarantineEntry } from '../raw-store/quarantine.ts'
import type { BatchItem, RunContext } from './batch.ts'

type Put = BatchItem & { readonly kind: 'put' }

/**
 * Applies privacy measures to a batch: withheld records are refused, and hidden people are hidden again. Raw records of the latter are
 * not stored.
 */
export async function applyPrivacyMeasures(
  { database, decrypt }: Pick<RunContext, 'database' | 'decrypt'>,
  items: readonly BatchItem[],
  stored: ReadonlyMap<string, RulingVersion>,
): Promise<BatchItem[]> {
  const rulings = items.flatMap((item) => (item.kind === 'put' ? [item.ruling] : []))
  const measures = await findPrivacyMeasures(database, rulings, decrypt)
  return items.map((item) => {
    const measure = item.kind === 'put' ? measures.get(item.ruling.docId) : undefined
    if (item.kind !== 'put' || measure === undefined) return item
    return measure.withheld && !stored.has(item.ruling.docId) ? refused(item) : hidden(item, measure)
  })
}

const refused = ({ n, position, ruling }: Put): BatchItem => {
  const entry = quarantineEntry(n, position, { idSentence: ruling.idSentence, code: 'withheld' })
  return { kind: 'rejected', n, position, collection: ruling.collection, entry }
}

const hidden = (item: Put, { people }: RecordMeasures): Put => {
  let { ruling } = item
  let { masking } = item.provenance
  for (const names of people) {
    const next = hidePerson(ruling, names, masking)
    ruling = next.ruling
    masking = next.report
  }
  return people.length === 0 ? item : { ...item, ruling, provenance: { ...item.provenance, masking }, keepRaw: false }
}
