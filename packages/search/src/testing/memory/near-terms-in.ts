import type { NearTerm, NearTermsRequest } from '../../ports/index.ts'
import { editDistance } from './edit-distance.ts'
import { countDocumentsWith } from './match-text.ts'
import type { NamespaceIndex } from './namespace-index.ts'

/** Compares with every term of the fields. */
export function nearTermsIn(index: NamespaceIndex, { term, fields, edits, prefix, limit }: NearTermsRequest): NearTerm[] {
  const known = new Set(fields.flatMap((field) => index.fields.get(field)?.termsStartingWith(prefix) ?? []))
  return [...known]
    .filter((each) => Math.abs(each.length - term.length) <= edits)
    .map((each) => ({ term: each, edits: editDistance(term, each) }))
    .filter((each) => each.edits <= edits)
    .map((each) => ({ ...each, documents: countDocumentsWith(index, each.term, fields) }))
    .filter(({ documents }) => documents > 0)
    .sort((a, b) => a.edits - b.edits || b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, limit)
}
