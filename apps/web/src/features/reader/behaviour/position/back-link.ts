interface HistoryEntry {
  readonly url: string | null
  readonly index: number
}
interface NavigationApi {
  readonly currentEntry: HistoryEntry | null
  entries(): readonly HistoryEntry[]
}

const pathOf = (url: string | null): string => (url === null ? '' : new URL(url).pathname)

/** Lists from which rulings are opened, with the label of the link back. */
const lists: readonly (readonly [path: RegExp, label: string])[] = [
  [/^\/resultados$/, 'Resultados'],
  [/^\/mis-favoritos$/, 'Mis favoritos'],
  [/^\/carpetas\/[^/]+$/, 'Carpeta'],
]

export interface OriginList {
  /** Negative. */
  readonly steps: number
  readonly url: string
  readonly label: string
}

/** The list a person came from, past the places visited inside rulings; null when there is none. */
export function findOriginList(entries: readonly HistoryEntry[], current: number): OriginList | null {
  for (let at = current - 1; at >= 0; at--) {
    const url = entries[at]?.url ?? null
    const path = pathOf(url)
    const label = lists.find(([list]) => list.test(path))?.[1]
    if (url !== null && label !== undefined) return { steps: at - current, url, label }
    if (path !== '/sentencia') return null
  }
  return null
}

/** The back link names the original list and returns to it with its filters and scroll. Without one it follows its `href`. */
export function startBackLink(root: HTMLElement, signal: AbortSignal): void {
  const { navigation } = window as { readonly navigation?: NavigationApi }
  const link = root.querySelector<HTMLAnchorElement>('[data-back]')
  const entry = navigation?.currentEntry
  if (link === null || navigation === undefined || entry == null) return
  const origin = findOriginList(navigation.entries(), entry.index)
  if (origin === null) return
  link.href = origin.url
  link.lastChild?.replaceWith(origin.label)
  link.addEventListener(
    'click',
    (event) => {
      const steps = findOriginList(navigation.entries(), navigation.currentEntry?.index ?? 0)?.steps
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || steps === undefined) return
      event.preventDefault()
      history.go(steps)
    },
    { signal },
  )
}
