/** The element the address points at, inside the ruling's text or not; null when there is none. */
export function addressTarget(): HTMLElement | null {
  const anchor = location.hash.slice(1)
  return anchor === '' ? null : document.getElementById(decodeURIComponent(anchor))
}

/** Brings an element into view at once, like the browser's own search; text measured only now may move it, so it is placed twice. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (block === 'center' && top > innerHeight * 0.2 && bottom < innerHeight * 0.75) return
  const place = () => element.scrollIntoView({ block, behavior: 'instant' })
  place()
  requestAnimationFrame(place)
}
