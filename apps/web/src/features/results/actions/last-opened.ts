interface Opened {
  readonly list: string
  readonly href: string
}

let last: Opened | null = null

/** Which link of which list (the query part of its address) was followed to a ruling. Kept in memory alone. */
export function recordOpened(list: string, href: string): void {
  last = { list, href }
}

/** Puts the focus back on the ruling one comes back from, so that the arrows go on from there. The scroll is the browser's. */
export function focusLastOpened(scope: ParentNode, list: string): void {
  if (last?.list !== list) return
  const { href } = last
  last = null
  const link = [...scope.querySelectorAll<HTMLAnchorElement>('article a')].find((one) => one.getAttribute('href') === href)
  link?.closest('article')?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
}
