import { describeDatabaseError } from '@basejuris/database'
import { quarantineEntry } from '../raw-store/quarantine.ts'
import type { BatchItem, RunContext } from './batch.ts'
import { commitBatch } from './commit-batch.ts'
import type { Tally } from './run-counts.ts'

/** SQLSTATE classes of invalid data: data exception, constraint, program limit. */
const dataFaults = /^(?:22|23|54)/u

const blamesData = (error: unknown): boolean => dataFaults.test(describeDatabaseError(error).code ?? '')

/** Stores a batch. When the database refuses its content, stores its records one by one and quarantines the faulty one. */
export async function commitSafely(context: RunContext, batch: readonly BatchItem[], tally: Tally): Promise<Tally> {
  try {
    return await commitBatch(context, batch, tally)
  } catch (error) {
    if (!blamesData(error)) throw error
  }
  let next = tally
  for (const item of batch) next = await commitOne(context, item, next)
  return next
}

const commitOne = async (context: RunContext, item: BatchItem, tally: Tally): Promise<Tally> => {
  try {
    return await commitBatch(context, [item], tally)
  } catch (error) {
    if (item.kind !== 'put' || !blamesData(error)) throw error
    const { n, position, ruling } = item
    const entry = quarantineEntry(n, position, { idSentence: ruling.idSentence, code: 'processing_failed' })
    return commitBatch(context, [{ kind: 'rejected', n, position, collection: ruling.collection, entry }], tally)
  }
}
