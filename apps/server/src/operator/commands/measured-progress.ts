const reportEveryMs = 200

/** Turns counts into the progress an operator's terminal shows: speed since the start, and the time that is left at that speed. */
export const measuredProgress = (report: (progress: unknown) => void): ((done: number, total: number) => void) => {
  const since = performance.now()
  let reportedAtMs = 0
  return (done, total) => {
    const now = performance.now()
    if (now - reportedAtMs < reportEveryMs && done < total) return
    reportedAtMs = now
    const perSecond = (done / Math.max(1, now - since)) * 1000
    report({ done, total, perSecond, etaMs: perSecond === 0 ? null : ((total - done) / perSecond) * 1000, counts: {} })
  }
}
