interface PageLocation {
  readonly origin: string
  readonly pathname: string
  readonly search: string
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'>

const isPlain = (click: Click): boolean =>
  !click.defaultPrevented && click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey

/** API paths and files are documents of their own. */
const isPage = (path: string): boolean => !/^\/(v\d|api)\//.test(path) && !/\.\w+$/.test(path)

/**
 * The page of this site that a click leads to, as a path. Null when the browser must handle the click: another site, a new tab, a file
 * or an anchor of the same page.
 */
export function linkTarget(click: Click, here: PageLocation): string | null {
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (link === null || !isPlain(click) || link.origin !== here.origin || !isPage(link.pathname)) return null
  if (link.target !== '' || link.hasAttribute('download')) return null
  const samePage = link.pathname === here.pathname && link.search === here.search
  return samePage && link.hash !== '' ? null : `${link.pathname}${link.search}${link.hash}`
}
