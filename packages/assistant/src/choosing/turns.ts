import { setImmediate } from 'node:timers/promises'

/** Milliseconds of reading after which others that wait for the thread have their turn. */
const maxTurnMs = 15

/** Returns a function to call often in long reading: once a turn is over, it lets others have theirs. It throws the reason of the signal. */
export function takeTurns(signal: AbortSignal): () => Promise<void> {
  let since = performance.now()
  return async () => {
    signal.throwIfAborted()
    if (performance.now() - since < maxTurnMs) return
    await setImmediate()
    signal.throwIfAborted()
    since = performance.now()
  }
}
