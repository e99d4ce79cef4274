import { sql } from 'drizzle-orm'
import { equalsAny } from '../connection/equals-any.ts'
import type { Transaction } from '../connection/open-database.ts'
import { quotationSources, rulingQuotations } from '../schema/schema.ts'

/** The quotations that these rulings are a source of wait to be traced again, and no longer name them. */
export async function releaseQuotationsOf(tx: Transaction, docIds: readonly string[]): Promise<void> {
  if (docIds.length === 0) return
  const gone = await tx
    .delete(quotationSources)
    .where(equalsAny(quotationSources.sourceDocId, docIds))
    .returning({ docId: quotationSources.docId, position: quotationSources.position })
  if (gone.length === 0) return
  await tx.execute(sql`
    update ${rulingQuotations} set state = null
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone("docId" text, position integer)
    where ${rulingQuotations.docId} = gone."docId" and ${rulingQuotations.position} = gone.position`)
}
