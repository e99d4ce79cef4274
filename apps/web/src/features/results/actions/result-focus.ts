const links = (scope: HTMLElement): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>('[data-result]')]

const indexOf = (list: readonly HTMLElement[], element: Element | null): number =>
  list.findIndex((link) => link === element || link.closest('article')?.contains(element) === true)

/** Moves the focus to the next or previous ruling and scrolls it clear of the sticky header. */
export function moveResultFocus(scope: HTMLElement, step: 1 | -1): void {
  const list = links(scope)
  const at = indexOf(list, document.activeElement)
  const next = list[at === -1 ? (step === 1 ? 0 : list.length - 1) : Math.min(list.length - 1, Math.max(0, at + step))]
  if (next === undefined) return
  next.focus({ preventScroll: true })
  const article = next.closest('article') ?? next
  article.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}

/** The focused ruling, or the first one when none has the focus. */
export function focusedResult(scope: HTMLElement): HTMLElement | null {
  const list = links(scope)
  const at = indexOf(list, document.activeElement)
  return list[Math.max(0, at)]?.closest<HTMLElement>('article') ?? null
}

export function focusedCitation(scope: HTMLElement): string | null {
  return focusedResult(scope)?.dataset['cita'] ?? null
}
