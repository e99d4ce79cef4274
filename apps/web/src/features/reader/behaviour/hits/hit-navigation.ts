import { formatCount } from '@basejuris/domain/spanish-format'
import { addressTarget, scrollToElement } from '../position/scroll-target.ts'

/** Steps through the hits: highlights the current one and updates the counter and the strip. */
export function startHitNavigation(
  root: HTMLElement,
  on: { readonly select: (hit: number) => void; readonly goTo: (mark: HTMLElement) => void },
  signal: AbortSignal,
) {
  const marks = [...root.querySelectorAll<HTMLElement>('.rd-text mark')]
  const counter = root.querySelector<HTMLElement>('[data-hit-count]')
  let now = -1
  /** Where the reader jumped since the current hit: by a link, by going back or from considerando to considerando. */
  let jumpedTo: Element | null = null

  const select = (hit: number) => {
    marks[now]?.removeAttribute('data-now')
    now = hit
    jumpedTo = null
    marks[now]?.setAttribute('data-now', '')
    if (counter !== null) counter.innerHTML = `<b>${formatCount(now + 1)}</b> de ${formatCount(marks.length)}`
    on.select(now)
  }
  const goTo = (hit: number) => {
    const mark = marks[hit]
    if (mark === undefined) return
    select(hit)
    on.goTo(mark)
    scrollToElement(mark, 'center')
  }
  /** Index of the first hit at or after the element; 0 when none follows. */
  const firstFrom = (element: Element | null): number => {
    if (element === null) return 0
    const after = Node.DOCUMENT_POSITION_FOLLOWING
    const found = marks.findIndex((mark) => (element.compareDocumentPosition(mark) & after) !== 0)
    return Math.max(0, found)
  }
  const topSection = (): Element | null => {
    const x = root.querySelector('.rd-text')?.getBoundingClientRect().left ?? 0
    return document.elementFromPoint(x + 120, innerHeight * 0.3)?.closest('.rd-sec p, .rd-sec') ?? null
  }
  /** The next step starts at this place of the text. */
  const jumpTo = (place: Element | null) => {
    if (place?.closest('.rd-text') != null) jumpedTo = place
  }
  const step = (by: 1 | -1) => {
    if (marks.length === 0) return
    if (jumpedTo !== null) goTo((firstFrom(jumpedTo) + (by === 1 ? 0 : marks.length - 1)) % marks.length)
    else if (now === -1) goTo(firstFrom(scrollY < 80 ? null : topSection()))
    else goTo((now + by + marks.length) % marks.length)
  }
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-hit]') : null
      if (button !== null) step(button.dataset['hit'] === 'next' ? 1 : -1)
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const target = link === null ? null : document.getElementById(decodeURIComponent(link.hash.slice(1)))
      jumpTo(target)
    },
    { signal },
  )
  addEventListener('popstate', () => jumpTo(addressTarget()), { signal })
  signal.addEventListener('abort', () => marks[now]?.removeAttribute('data-now'))
  const inTarget = addressTarget()?.querySelector<HTMLElement>('mark')
  if (inTarget != null) select(marks.indexOf(inTarget))
  return { goTo, step, jumpTo }
}
