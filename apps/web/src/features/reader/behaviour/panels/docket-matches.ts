/** A docket number of several rulings opens their list. Without scripts, or with a modifier key, its link searches for them. */
export function startDocketMatches(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-named]') : null
      const list = document.getElementById(link?.dataset['named'] ?? '')
      if (link === null || list === null || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      list.showPopover({ source: link })
    },
    { signal },
  )
}
