/**
 * An address of the page one is on, written as it stands in the browser («a%20b» and «a+b» say the same). Next asks again for a page at the very same address
 * and takes one that is only written otherwise for what is on screen, so that a link that tries again would do nothing.
 */
export function matchCurrentEncoding(href: string, here: string): string {
  const [asked, current] = [new URL(href, here), new URL(here)]
  const same = asked.pathname === current.pathname && asked.searchParams.toString() === current.searchParams.toString()
  return same ? `${current.pathname}${current.search}${asked.hash}` : href
}
