const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Brings an element into view: gliding when near, at once when far, so that text on the way need not be laid out. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  const distance = Math.abs(element.getBoundingClientRect().top - innerHeight / 2)
  const behavior = reducedMotion() || distance > innerHeight * 1.2 ? 'instant' : 'smooth'
  element.scrollIntoView({ block, behavior })
  if (behavior === 'instant') requestAnimationFrame(() => element.scrollIntoView({ block, behavior }))
}
