import { notify } from './notify.ts'

const timeToUndoMs = 7000

interface Removal {
  /** Removes for good; it must outlive the page. */
  readonly commit: () => Promise<unknown>
  /** Shows again what was hidden. */
  readonly restore: () => void
}

/**
 * For what the page already hides: tells so with «Deshacer», and removes it once the notice is gone or the page is left. A removal that fails shows it
 * again and says why. What is returned calls it off without a word.
 */
export function removeLater(message: string, { commit, restore }: Removal): () => void {
  const scope = new AbortController()
  const finish = (end: () => void) => {
    if (scope.signal.aborted) return
    scope.abort()
    end()
  }
  const remove = () =>
    finish(() => {
      commit().catch((error: unknown) => {
        restore()
        void notify('No se pudo borrar.', { description: error instanceof Error ? error.message : '' })
      })
    })
  addEventListener('pagehide', remove, { signal: scope.signal })
  void notify(message, {
    durationMs: timeToUndoMs,
    action: { label: 'Deshacer', act: () => finish(restore) },
    onGone: remove,
  })
  return () => scope.abort()
}
