/** The element of the URL's anchor; null when there is none. */
export function addressTarget(): HTMLElement | null {
  const anchor = location.hash.slice(1)
  return anchor === '' ? null : document.getElementById(decodeURIComponent(anchor))
}

/** Scrolls an element into view at once, like the browser's own search. Scrolls twice: the layout of distant text may move it. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (block === 'center' && top > innerHeight * 0.2 && bottom < innerHeight * 0.75) return
  const place = () => element.scrollIntoView({ block, behavior: 'instant' })
  place()
  requestAnimationFrame(place)
}
