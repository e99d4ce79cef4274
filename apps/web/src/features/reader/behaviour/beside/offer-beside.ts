/** Links to a stored ruling, and to an article, that can be opened beside the text. */
const links = '.rd-text a.rd-ref:not([data-named]), .rd-named li a, .rd-related li > a'

const icon = '<svg class="rd-i" viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 3h11v10h-11zM9 3v10"/></svg>'

const open = async (root: HTMLElement, link: HTMLAnchorElement, signal: AbortSignal): Promise<void> => {
  const { openBeside } = await import('./open-beside.ts')
  await openBeside(root, link, signal)
}

/**
 * A button beside the link under the pointer or with the focus opens what it names beside the text; the link itself navigates as ever.
 * Touch has no pointer to rest, so there a tap opens it. The button has no text of its own: positions of passages count characters.
 */
export function offerBeside(root: HTMLElement, signal: AbortSignal): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'rd-offer'
  button.dataset['tip'] = 'Ver al lado'
  button.innerHTML = icon
  let shown: HTMLAnchorElement | null = null
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
  const show = (link: HTMLAnchorElement | null) => {
    if (link === shown) return
    shown = link
    if (link === null) return button.remove()
    button.setAttribute('aria-label', `Ver al lado: ${link.textContent ?? ''}`)
    link.after(button)
  }
  const follow = (event: Event) => {
    if (!(event.target instanceof Node && button.contains(event.target))) show(linkOf(event))
  }
  root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && follow(event), { signal })
  if (!matchMedia('(hover: none)').matches) root.addEventListener('focusin', follow, { signal })
  root.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented
      if (link === null || !isPlain || (event as PointerEvent).pointerType !== 'touch') return
      event.preventDefault()
      void open(root, link, signal)
    },
    { signal },
  )
  button.addEventListener('click', () => shown !== null && void open(root, shown, signal))
  signal.addEventListener('abort', () => button.remove())
  // This module loads while the pointer or the focus may already rest on a link.
  show(root.querySelector<HTMLAnchorElement>(`:is(${links}):is(:hover, :focus)`))
}
