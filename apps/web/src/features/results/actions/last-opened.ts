interface Opened {
  readonly list: string
  readonly href: string
}

let last: Opened | null = null

/** Records which link of which list (the query part of its URL) was followed to a ruling. Kept in memory only. */
export function recordOpened(list: string, href: string): void {
  last = { list, href }
}

/** Focuses the ruling a person returns from, so that the arrow keys go on from there. The browser restores the scroll. */
export function focusLastOpened(scope: ParentNode, list: string): void {
  if (last?.list !== list) return
  const { href } = last
  last = null
  const link = [...scope.querySelectorAll<HTMLAnchorElement>('article a')].find((one) => one.getAttribute('href') === href)
  link?.closest('article')?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
}
