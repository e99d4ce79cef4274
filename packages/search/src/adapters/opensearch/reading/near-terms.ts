import type { Namespace, NearTerm, NearTermsRequest } from '../../../ports/index.ts'
import type { ClusterSearch } from '../cluster/cluster-search.ts'
import { decodeTerm, encodeTerm, textField } from '../cluster/encode-names.ts'
import type { IndexStatistics } from './index-statistics.ts'

interface NearTermsSource {
  readonly search: ClusterSearch
  readonly statistics: IndexStatistics
  readonly namespace: Namespace
}

const maxCandidates = 500
const anyFrequency = 1_000_000_000

/** The engine offers similar terms; distance and number of documents are computed here. */
export async function findNearTerms({ search, statistics, namespace }: NearTermsSource, request: NearTermsRequest): Promise<NearTerm[]> {
  const { term, fields, edits, prefix, limit } = request
  const suggester = {
    analyzer: 'keyword',
    suggest_mode: 'always',
    max_edits: edits,
    prefix_length: term.startsWith(prefix) ? encodeTerm(prefix).length : 0,
    min_word_length: 1,
    size: maxCandidates,
    shard_size: maxCandidates,
    accuracy: 0,
    max_term_freq: anyFrequency,
  }
  const present = await statistics.presentFields(namespace, fields)
  if (present.length === 0) return []
  const options = present.map((field, i) => [`s${i}`, { text: encodeTerm(term), term: { field: textField(field), ...suggester } }])
  const [answer] = await search.searchAll(namespace, [{ size: 0, suggest: Object.fromEntries(options) }])
  const offered = Object.values(answer?.suggest ?? {}).flatMap((entries) => entries.flatMap(({ options: found }) => found))
  const candidates = [...new Set([term, ...offered.map(({ text }) => decodeTerm(text))])].filter((each) => each.startsWith(prefix))
  const frequencies = await statistics.frequencies(namespace, candidates, fields)
  return candidates
    .map((each, i) => ({ term: each, edits: editsBetween(term, each), documents: frequencies[i] ?? 0 }))
    .filter((each) => each.documents > 0 && each.edits <= edits)
    .sort((a, b) => a.edits - b.edits || b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, limit)
}

/** Insertions, deletions, substitutions and transpositions, each part changed once. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1] as number[]
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (rows[i - 2]?.[j - 2] as number) + 1 : Infinity
      row.push(Math.min(replaced, swapped, (above[j] as number) + 1, (row[j - 1] as number) + 1))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
