import { type ReaderUnit, unitOf, unitSelector } from '../position/reader-unit.ts'
import { scrollToElement } from '../position/scroll-target.ts'
import { copyAndNotify } from './copy-text.ts'

const icons = {
  link: 'M6.5 9.5a2.8 2.8 0 0 0 4 0l2.2-2.2a2.8 2.8 0 0 0-4-4L8 4M9.5 6.5a2.8 2.8 0 0 0-4 0L3.3 8.7a2.8 2.8 0 0 0 4 4L8 12',
  cite: 'M6.5 4C4 4.6 3 6.2 3 9v3h3.5V8.5H4.8M13 4c-2.5.6-3.5 2.2-3.5 5v3H13V8.5h-1.7',
}

function actionButton(name: keyof typeof icons): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['act'] = name
  button.innerHTML = `<svg class="rd-i" viewBox="0 0 16 16" aria-hidden="true"><path d="${icons[name]}"/></svg>`
  return button
}

/** URL of a place in this ruling, without what is private: the query and the saved passage. */
export function placeAddress(href: string, anchor: string): string {
  const url = new URL(href)
  url.searchParams.delete('q')
  url.searchParams.delete('pasaje')
  url.hash = anchor
  return url.href
}

/** URL of the ruling that a reader shows; two readers of one page each have theirs in `data-address`. */
export function readerAddress({ dataset }: HTMLElement): string {
  return new URL(dataset['address'] ?? location.href, location.href).href
}

/** «Copiar enlace» and «Citar» beside the considerando under the pointer or with the focus. The whole text shares one pair of buttons. */
export function startUnitActions(
  root: HTMLElement,
  on: { readonly copyPlace: (unit: ReaderUnit) => void; readonly goTo: (element: Element) => void },
  signal: AbortSignal,
) {
  const text = root.querySelector<HTMLElement>('.rd-text')
  const link = actionButton('link')
  const cite = actionButton('cite')
  const actions = document.createElement('span')
  actions.className = 'rd-act'
  actions.append(link, cite)
  let shown: ReaderUnit | null = null

  const show = (unit: ReaderUnit | null) => {
    if (unit === null || unit.element === shown?.element) return
    shown = unit
    link.setAttribute('aria-label', `Copiar enlace: ${unit.place}`)
    cite.setAttribute('aria-label', `Copiar cita: ${unit.place}`)
    link.dataset['tip'] = 'Copiar enlace'
    cite.dataset['tip'] = `Citar ${unit.place.split(' (')[0]}`
    const number = unit.element.querySelector(':scope > .rd-no')
    if (number === null) unit.element.prepend(actions)
    else number.after(actions)
  }
  const showAround = (event: Event) => show(unitOf(event.target as Node))
  text?.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && showAround(event), { signal })
  text?.addEventListener('focusin', showAround, { signal })
  text?.addEventListener('click', showAround, { signal })
  link.addEventListener('click', () => {
    if (shown !== null) void copyAndNotify(placeAddress(readerAddress(root), shown.anchor), `Enlace copiado, ${shown.place}`)
  })
  cite.addEventListener('click', () => shown !== null && on.copyPlace(shown))
  signal.addEventListener('abort', () => actions.remove())

  /** Focuses the next or previous unit. Its buttons follow in the tab order. */
  const step = (by: 1 | -1) => {
    const units = [...root.querySelectorAll<HTMLElement>(unitSelector)]
    const top = units.findIndex((unit) => unit.getBoundingClientRect().bottom > innerHeight * 0.25)
    const from = shown?.element.contains(document.activeElement) ? units.indexOf(shown.element) : top - by
    const next = units[Math.min(units.length - 1, Math.max(0, from + by))]
    if (next === undefined) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
    show(unitOf(next))
    on.goTo(next)
    scrollToElement(next, 'start')
  }
  return { step }
}
