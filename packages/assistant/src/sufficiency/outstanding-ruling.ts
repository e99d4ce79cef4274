/** Part of the relevance of the first ruling that no other one reaches where it stands out. */
const maxSecond = 0.85

/** The ruling beside which no other that was found is nearly as relevant. Null where there is none. */
export function outstandingRuling(found: ReadonlyMap<string, { readonly relevance: number }>): string | null {
  const [first, second] = [...found].map(([docId, { relevance }]) => ({ docId, relevance })).sort((a, b) => b.relevance - a.relevance)
  if (first === undefined) return null
  return (second?.relevance ?? 0) <= maxSecond * first.relevance ? first.docId : null
}
