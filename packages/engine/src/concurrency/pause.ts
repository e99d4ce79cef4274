import { setImmediate } from 'node:timers/promises'

export type Pause = () => Promise<void>

/** A function to call often in long work: gives the event loop a turn whenever `budgetMs` have passed since the last turn. */
export function pauseEvery(budgetMs: number): Pause {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < budgetMs) return
    await setImmediate()
    since = performance.now()
  }
}
