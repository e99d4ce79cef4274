import type { CommandProgress } from '../socket-messages.ts'

const reportEveryMs = 200

/** Turns counts into progress with speed and remaining time, measured since the first count. */
export function createProgressMeter(
  report: (progress: CommandProgress) => void,
): (done: number, total: number, counts?: CommandProgress['counts']) => void {
  let first: { readonly done: number; readonly atMs: number } | null = null
  let reportedAtMs = 0
  return (done, total, counts = {}) => {
    const atMs = performance.now()
    if (first === null) {
      first = { done, atMs }
      reportedAtMs = atMs
    }
    if (atMs - reportedAtMs < reportEveryMs && done < total) return
    reportedAtMs = atMs
    const perSecond = ((done - first.done) / Math.max(1, atMs - first.atMs)) * 1000
    report({ done, total, perSecond, etaMs: perSecond === 0 ? null : ((total - done) / perSecond) * 1000, counts })
  }
}
