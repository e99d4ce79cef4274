interface HistoryEntry {
  readonly url: string | null
  readonly index: number
}
interface NavigationApi {
  readonly currentEntry: HistoryEntry | null
  entries(): readonly HistoryEntry[]
}

const pathOf = (url: string | null): string => (url === null ? '' : new URL(url).pathname)

/** Steps back to the list one came from, past the places visited inside the ruling; null when one did not come from it. */
export function stepsToResults(entries: readonly HistoryEntry[], current: number): number | null {
  for (let at = current - 1; at >= 0; at--) {
    const path = pathOf(entries[at]?.url ?? null)
    if (path === '/resultados') return at - current
    if (path !== '/sentencia') return null
  }
  return null
}

/** «Resultados» returns to the very list one came from, filters and scroll included; else it follows its address. */
export function startBackLink(root: HTMLElement, signal: AbortSignal): void {
  const { navigation } = window as { readonly navigation?: NavigationApi }
  const link = root.querySelector<HTMLAnchorElement>('[data-back]')
  if (link === null || new URL(link.href).pathname !== '/resultados') return
  link.addEventListener(
    'click',
    (event) => {
      const current = navigation?.currentEntry
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || navigation === undefined || current == null) return
      const steps = stepsToResults(navigation.entries(), current.index)
      if (steps === null) return
      event.preventDefault()
      history.go(steps)
    },
    { signal },
  )
}
