const delayMs = 250

/** The card of a cited ruling, while the pointer rests on its link or the keyboard stands on it. Escape hides it. */
export function startRulingPreviews(root: HTMLElement, signal: AbortSignal): void {
  let open: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = (): void => {
    clearTimeout(timer)
    open?.hidePopover()
    open = null
  }
  const show = (link: HTMLElement): void => {
    hide()
    open = document.getElementById(link.dataset['preview'] ?? '')
    open?.showPopover({ source: link })
  }
  const linkOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null
  root.addEventListener(
    'pointerover',
    (event) => {
      const link = linkOf(event)
      if (link === null || event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => show(link), delayMs)
    },
    { signal },
  )
  root.addEventListener('pointerout', (event) => linkOf(event) !== null && hide(), { signal })
  root.addEventListener(
    'focusin',
    (event) => {
      const link = linkOf(event)
      if (link?.matches(':focus-visible') === true) show(link)
    },
    { signal },
  )
  root.addEventListener('focusout', (event) => linkOf(event) !== null && hide(), { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
  signal.addEventListener('abort', hide)
}
