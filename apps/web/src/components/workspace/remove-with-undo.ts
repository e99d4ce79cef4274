import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { pendingRemovals } from './pending-removals.ts'

const undoMs = 7000

interface Removal {
  /** Key of the item, such as `history:…`. Lists leave it out by `usePendingRemovals`. */
  readonly key: string
  /** Removes for good. It must outlive the page. */
  readonly commit: () => Promise<unknown>
  /** Runs when the item comes back. */
  readonly restore?: () => void
}

/**
 * Hides an item at once, offers «Deshacer», and removes it when the notice closes or the page is left. A failed removal shows the item
 * again and says why. Without a connection nothing is removed, and a notice says so. `pendingRemovals.show` cancels silently.
 */
export function removeWithUndo(message: string, { key, commit, restore }: Removal): void {
  if (!navigator.onLine) {
    restore?.()
    void notify('Sin conexión: no se borró nada.')
    return
  }
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
