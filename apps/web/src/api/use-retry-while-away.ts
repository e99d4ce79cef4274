import { awayStatus } from './away.ts'
import { CallError } from './call-error.ts'
import { useRetries } from './use-retries.ts'

/** Reads again and again while the server is away, as after a restart or in a rush. */
export function useRetryWhileAway(failure: Error | null, retry: () => void): void {
  useRetries(failure !== null && !(failure instanceof CallError && failure.status !== awayStatus), retry)
}
