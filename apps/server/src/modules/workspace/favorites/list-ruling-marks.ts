import type { DataOf, rulingMarksEndpoint } from '@basejuris/contract'
import { listFoldersOfRulings, listStarred } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'

/** Tells which of some rulings are favorites and in which folders they are, with two queries and no decryption. */
export async function listRulingMarks(
  { db }: Pick<Services, 'db'>,
  { userId }: UserActor,
  { docIds, at }: { readonly docIds: readonly string[]; readonly at: Date },
): Promise<DataOf<typeof rulingMarksEndpoint>> {
  const starred = await listStarred(db, userId, docIds)
  const filed = Map.groupBy(await listFoldersOfRulings(db, { userId, today: chileanDate(at) }, docIds), ({ docId }) => docId)
  const marked = [...new Set(docIds)].filter((docId) => starred.has(docId) || filed.has(docId))
  return {
    marcas: marked.map((docId) => ({
      docId,
      favorita: starred.has(docId),
      carpetas: (filed.get(docId) ?? []).map(({ folderId }) => folderId),
    })),
  }
}
