import { isServerAway } from '../connection/database-unreachable.ts'

/** Failures of one outage come closer together than this. */
const restMs = 15_000

/** Passes problems on. While the server of the database is away, every queue fails each two seconds: that is reported once. */
export function reportOutageOnce(
  report: (error: unknown) => void,
  nowMs: () => number = () => performance.now(),
): (error: unknown) => void {
  let lastMs = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!isServerAway(error)) return report(error)
    const isNew = nowMs() - lastMs > restMs
    lastMs = nowMs()
    if (isNew) report(new Error('The database server is away, and every queue waits for it'))
  }
}
