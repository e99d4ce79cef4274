import type { RulingChange } from '@basejuris/database'
import type { IndexBatch, IndexChange, RulingDocuments } from '@basejuris/search'

const remove = (docId: string): IndexChange[] => [
  { kind: 'removeGroup', namespace: 'rulings', group: docId },
  { kind: 'removeGroup', namespace: 'passages', group: docId },
]

const upsert = (docId: string, { ruling, passages }: RulingDocuments): IndexChange[] => [
  ...remove(docId),
  { kind: 'upsert', namespace: 'rulings', document: ruling },
  ...passages.map((document): IndexChange => ({ kind: 'upsert', namespace: 'passages', document })),
]

/**
 * Changes of the index that bring these rulings to their present state. A ruling without documents was removed or is unreadable, and
 * leaves the index. The batch carries the sequence of its last change.
 */
export function indexBatch(changes: readonly RulingChange[], documents: ReadonlyMap<string, RulingDocuments>): IndexBatch {
  return {
    sequence: changes.at(-1)?.sequence ?? 0,
    changes: changes.flatMap(({ docId }) => {
      const built = documents.get(docId)
      return built === undefined ? remove(docId) : upsert(docId, built)
    }),
  }
}
