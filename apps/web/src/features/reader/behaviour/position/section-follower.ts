import { addressTarget } from './scroll-target.ts'

/** Marks the section at the top of the window in the contents. */
export function startSectionFollower(root: HTMLElement, signal: AbortSignal) {
  const index = root.querySelector<HTMLElement>('.rd-index')
  const sections = [...root.querySelectorAll<HTMLElement>('.rd-sec')]
  const order = new Map(sections.map((section, position) => [section, position]))
  const links = new Map([...(index?.querySelectorAll('a') ?? [])].map((link) => [decodeURIComponent(link.hash.slice(1)), link]))
  const visible = new Set<HTMLElement>()
  let shown: HTMLElement | undefined

  const show = () => {
    const [topmost] = [...visible].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    if (topmost === undefined || topmost === shown) return
    links.get(shown?.id ?? '')?.removeAttribute('aria-current')
    shown = topmost
    const link = links.get(topmost.id)
    link?.setAttribute('aria-current', 'location')
    if (index === null || link === undefined) return
    const above = link.offsetTop - index.scrollTop
    if (above < 60 || above > index.clientHeight - 60) index.scrollTop = link.offsetTop - index.clientHeight / 2
  }
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target as HTMLElement)
        else visible.delete(target as HTMLElement)
      }
      show()
    },
    { rootMargin: `-${line + 32}px 0px -45% 0px` },
  )
  for (const section of sections) observer.observe(section)
  signal.addEventListener('abort', () => observer.disconnect())
  index?.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null && index.matches(':popover-open')) index.hidePopover()
    },
    { signal },
  )

  let pointed: Element | null = addressTarget()
  addEventListener('hashchange', () => (pointed = addressTarget()), { signal })
  /** The place being read: the last one navigated to while it is visible, else the section at the top. */
  const current = (): Element | null => {
    const rect = pointed?.getBoundingClientRect()
    if (pointed !== null && rect !== undefined && rect.bottom > line && rect.top < innerHeight) return pointed
    return shown ?? null
  }
  const point = (element: Element) => {
    pointed = element
  }
  return { current, point }
}
