/** Caches the answer of `ask` for `lifeMs`. Concurrent calls share one answer; failures are not cached. */
export function memoizeFor<T>(lifeMs: number, ask: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | null = null
  return () => {
    if (kept !== null && now() < kept.until) return kept.answer
    const answer = ask()
    kept = { answer, until: now() + lifeMs }
    answer.catch(() => {
      if (kept?.answer === answer) kept = null
    })
    return answer
  }
}
