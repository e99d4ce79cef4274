import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { pendingRemovals } from './pending-removals.ts'

const undoMs = 7000

interface Removal {
  /** Names what is removed, as `history:…`; lists leave it out by `usePendingRemovals`. */
  readonly key: string
  /** Removes for good; it must outlive the page. */
  readonly commit: () => Promise<unknown>
  /** What else there is to do when it comes back. */
  readonly restore?: () => void
}

/**
 * Hides something at once, tells so with «Deshacer», and removes it once the notice is gone or the page is left. A removal that fails shows it again and
 * says why. `removals.show` calls it off without a word.
 */
export function removeWithUndo(message: string, { key, commit, restore }: Removal): void {
  const scope = new AbortController()
  const comeBack = () => {
    pendingRemovals.show(key)
    restore?.()
  }
  const finish = (end: () => void) => {
    if (scope.signal.aborted) return
    scope.abort()
    end()
  }
  const remove = () =>
    finish(() => {
      commit().catch((error: unknown) => {
        comeBack()
        void notifyFailure('No se pudo borrar.', error)
      })
    })
  pendingRemovals.hide(key, () => scope.abort())
  addEventListener('pagehide', remove, { signal: scope.signal })
  void notify(message, {
    durationMs: undoMs,
    action: { label: 'Deshacer', act: () => finish(comeBack) },
    onGone: remove,
  })
}
