import { listHeadings, listLatestVersions } from '@basejuris/database'
import type { Services } from '../../services.ts'

/** Maps each id to its ruling: its own docId, or the ruling of which the record is a version. Unknown ids are missing. */
export async function resolveRulingIds({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const own = new Set((await listHeadings(db, ids)).map(({ docId }) => docId))
  const others = await listLatestVersions(
    db,
    ids.filter((id) => !own.has(id)),
  )
  return new Map(ids.flatMap((id) => (own.has(id) ? [[id, id]] : others.has(id) ? [[id, others.get(id)?.docId ?? id]] : [])))
}
