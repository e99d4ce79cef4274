import { EditDistance } from '../match/edit-distance.ts'
import type { NearTerm, NearTermsRequest } from '../model/requests.ts'
import type { NamespaceView } from '../view/namespace-view.ts'

/** Terms of live documents within a few edits, nearest first, then by document count, then by term. */
export function nearTermsInNamespace(namespace: NamespaceView, request: NearTermsRequest): NearTerm[] {
  const { fields, limit } = request
  return Array.from(editsByTerm(namespace, request), ([term, edits]) => ({
    term,
    edits,
    documents: namespace.documentFrequency(term, fields),
  }))
    .filter(({ documents }) => documents > 0)
    .sort((a, b) => a.edits - b.edits || b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, limit)
}

const editsByTerm = (namespace: NamespaceView, { term, fields, edits, prefix }: NearTermsRequest): Map<string, number> => {
  if (edits !== 1 && edits !== 2) throw new RangeError(`${edits} edits are not 1 or 2`)
  const found = new Map<string, number>()
  for (const { segment } of namespace.segments)
    for (const field of fields) {
      const distance = new EditDistance(term.toWellFormed(), edits)
      for (const entry of segment.field(field)?.dictionary.startingWith(prefix.toWellFormed(), distance) ?? []) {
        const needed = distance.to(entry.term)
        if (needed !== null) found.set(entry.term, needed)
      }
    }
  return found
}
