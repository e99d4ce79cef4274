/** Caches the answer of `ask` for `lifeMs`. Concurrent calls share one answer; failures are not cached. */
export function memoizeFor<T>(lifeMs: number, ask: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let cached: { readonly answer: Promise<T>; readonly until: number } | null = null
  return () => {
    if (cached !== null && now() < cached.until) return cached.answer
    const answer = ask()
    cached = { answer, until: now() + lifeMs }
    answer.catch(() => {
      if (cached?.answer === answer) cached = null
    })
    return answer
  }
}
