const names = ['--rd-folio', '--rd-warning'] as const

/** The rules of the printed page read its running heads from the root element of the document alone. */
export function startRunningHeads(root: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement
  for (const name of names) style.setProperty(name, root.style.getPropertyValue(name))
  signal.addEventListener('abort', () => {
    for (const name of names) style.removeProperty(name)
  })
}
