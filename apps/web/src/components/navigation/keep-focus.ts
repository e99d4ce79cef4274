/** What the Tab key reaches. */
const stops =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

interface Focused {
  readonly element: Element
  /** Path of the page it was focused on. */
  readonly path: string
}

/**
 * Moves the focus to a neighbour when the focused element leaves the document, and to the heading when another page arrives. The browser
 * would drop it to the body, and the keyboard would start over. Focus that anyone else moves stays. Returns what ends it.
 */
export function keepFocus(): () => void {
  let focused: Focused | null = null
  const onFocus = ({ target }: { readonly target: EventTarget | null }) => {
    focused = target instanceof Element && target !== document.body ? { element: target, path: location.pathname } : null
  }
  // A person who clicks beside everything wants no focus. A button that is disabled while it works has lost it.
  const onBlur = () =>
    queueMicrotask(() => {
      if (focused?.element.isConnected === true && !focused.element.matches(':disabled') && isLost()) focused = null
    })
  const observer = new MutationObserver((records) => {
    if (focused === null || focused.element.isConnected || !isLost()) return
    const { element, path } = focused
    focused = null
    const next = location.pathname === path ? neighbourOf(element, records) : null
    // Whoever removed the element may focus another one right after.
    setTimeout(() => isLost() && focusOn(next?.isConnected === true ? next : headingNear(next)))
  })
  onFocus({ target: document.activeElement })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

function focusOn(target: HTMLElement | null): void {
  if (target === null) return
  if (!target.matches(stops) && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The heading of the page, or of the dialog that a place is in. */
function headingNear(place: Element | null): HTMLElement | null {
  const dialog = place?.closest('dialog[open]')
  if (dialog != null) return dialog.querySelector<HTMLElement>('h1, h2')
  return document.querySelector<HTMLElement>('#contenido h1') ?? document.querySelector<HTMLElement>('h1, #contenido')
}

/** The stop that took the place of a removed one, else the one in the element after or before it; at last the heading. */
function neighbourOf(element: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const root = rootOf(element)
  const record = records.findLast(({ removedNodes }) => [...removedNodes].includes(root as ChildNode))
  if (record === undefined || !(record.target instanceof Element) || !(root instanceof Element)) return null
  const place = stopsIn(root).indexOf(element as HTMLElement)
  const siblings = [elementFrom(record.nextSibling, 'nextSibling'), elementFrom(record.previousSibling, 'previousSibling')]
  for (const near of [...siblings, record.target.matches('body, main') ? null : record.target]) {
    const choice = near === null ? [] : stopsIn(near).filter(isReachable)
    const found = choice[Math.min(place, choice.length - 1)]
    if (found !== undefined) return found
  }
  return headingNear(record.target)
}

const rootOf = (node: Node): Node => (node.parentNode === null ? node : rootOf(node.parentNode))

const elementFrom = (node: Node | null, side: 'nextSibling' | 'previousSibling'): Element | null =>
  node === null || node instanceof Element ? node : elementFrom(node[side], side)

const stopsIn = (root: Element): HTMLElement[] => [
  ...(root.matches(stops) ? [root as HTMLElement] : []),
  ...root.querySelectorAll<HTMLElement>(stops),
]

const isReachable = (stop: HTMLElement): boolean => stop.isConnected && stop.checkVisibility?.() !== false
