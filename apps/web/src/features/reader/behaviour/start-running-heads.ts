const names = ['--rd-folio', '--rd-warning'] as const

/** Print rules can read the running heads only from the root element. */
export function startRunningHeads(root: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement
  for (const name of names) style.setProperty(name, root.style.getPropertyValue(name))
  signal.addEventListener('abort', () => {
    for (const name of names) style.removeProperty(name)
  })
}
