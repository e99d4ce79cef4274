/**
 * An address of the current page, encoded as in the browser: «a%20b» and «a+b» are equal. Next reloads a page only at the identical
 * address, so a retry link would otherwise do nothing.
 */
export function matchCurrentEncoding(href: string, currentUrl: string): string {
  const [target, current] = [new URL(href, currentUrl), new URL(currentUrl)]
  const same = target.pathname === current.pathname && target.searchParams.toString() === current.searchParams.toString()
  return same ? `${current.pathname}${current.search}${target.hash}` : href
}
