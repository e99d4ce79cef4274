/**
 * An address of the current page, encoded as in the browser: «a%20b» and «a+b» are equal. Next reloads a page only at the identical
 * address, so a retry link would otherwise do nothing.
 */
export function matchCurrentEncoding(href: string, here: string): string {
  const [asked, current] = [new URL(href, here), new URL(here)]
  const same = asked.pathname === current.pathname && asked.searchParams.toString() === current.searchParams.toString()
  return same ? `${current.pathname}${current.search}${asked.hash}` : href
}
