/** Brings an element into view at once, like the browser's own search; text measured only now may move it, so it is placed twice. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (block === 'center' && top > innerHeight * 0.2 && bottom < innerHeight * 0.75) return
  const place = () => element.scrollIntoView({ block, behavior: 'instant' })
  place()
  requestAnimationFrame(place)
}
