import { setImmediate } from 'node:timers/promises'

export type Pause = () => Promise<void>

/** Returns a function to call often in long work. It yields to the event loop once `budgetMs` have passed since the last yield. */
export function pauseEvery(budgetMs: number): Pause {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < budgetMs) return
    await setImmediate()
    since = performance.now()
  }
}
