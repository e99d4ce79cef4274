const names = ['--rd-folio', '--rd-warning'] as const

/** Print rules can read the running heads only from the root element. Outside printing they would make the browser style every element again. */
export function startRunningHeads(root: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement
  const set = () => {
    for (const name of names) style.setProperty(name, root.style.getPropertyValue(name))
  }
  const remove = () => {
    for (const name of names) style.removeProperty(name)
  }
  addEventListener('beforeprint', set, { signal })
  addEventListener('afterprint', remove, { signal })
  signal.addEventListener('abort', remove)
}
