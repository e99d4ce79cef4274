import type { SelectedText } from './selected-text.ts'

/** Loads the selection bar with the first selection. */
export function watchSelection(root: HTMLElement, on: { readonly cite: (selected: SelectedText) => void }, signal: AbortSignal): void {
  const first = new AbortController()
  document.addEventListener(
    'selectionchange',
    () => {
      if (getSelection()?.isCollapsed !== false) return
      first.abort()
      void import('./selection-bar.ts').then(({ startSelectionBar }) => signal.aborted || startSelectionBar(root, on, signal))
    },
    { signal: AbortSignal.any([signal, first.signal]) },
  )
}
