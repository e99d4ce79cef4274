/** Remembers what a call answered for a while; calls made meanwhile share one answer, and failures are not remembered. */
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
