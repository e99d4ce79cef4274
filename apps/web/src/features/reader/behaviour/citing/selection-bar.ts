import { isTyping } from '../../../../components/form/keyboard.ts'
import { actOnPlace, type PassageAction } from '../passages/passage-actions.ts'
import { placeOfRange } from '../passages/text-place.ts'
import { copyAndNotify } from './copy-text.ts'
import { findSelectedText, type SelectedText } from './selected-text.ts'
import { placeAddress, readerAddress } from './unit-actions.ts'

/** Milliseconds without change after which a selection is complete. */
const settledMs = 180
const gap = 8

function barButton(label: string, key?: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  if (key !== undefined) {
    button.title = `${label} (${key})`
    button.setAttribute('aria-keyshortcuts', key)
  }
  return button
}

const hint = 'Texto seleccionado. Con Alt y F10 llega a copiar, resaltar y guardar.'

interface Bar {
  readonly element: HTMLElement
  /** Says to a screen reader how to reach the bar. */
  readonly status: HTMLElement
  readonly buttons: readonly [cite: HTMLButtonElement, highlight: HTMLButtonElement, save: HTMLButtonElement, link: HTMLButtonElement]
  readonly show: () => void
  readonly hide: () => void
}

function createBar(): Bar {
  const [element, status] = [document.createElement('div'), document.createElement('p')]
  const buttons = [
    barButton('Copiar con cita'),
    barButton('Resaltar', 'r'),
    barButton('Guardar en carpeta', 'g'),
    barButton('Copiar enlace'),
  ] as const
  element.className = 'rd-selection'
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', 'Palabras seleccionadas')
  element.hidden = true
  element.append(...buttons)
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  const turn = (shown: boolean) => {
    element.hidden = !shown
    status.textContent = shown ? hint : ''
  }
  return { element, status, buttons, show: () => turn(true), hide: () => turn(false) }
}

/** What can be done with the selected text: above it with a mouse, below it where the touch menu stands above, at the foot of a phone. */
export function startSelectionBar(root: HTMLElement, on: { readonly cite: (selected: SelectedText) => void }, signal: AbortSignal): void {
  const text = root.querySelector<HTMLElement>('.rd-text')
  if (text === null) return
  const bar = createBar()
  root.append(bar.element, bar.status)
  let selected: SelectedText | null = null
  let due: ReturnType<typeof setTimeout> | undefined
  const place = () => {
    const found = findSelectedText(text)
    // The focus on the bar does not end the selection that it is about.
    if (found === null && bar.element.contains(document.activeElement)) return
    selected = found
    if (selected === null) return bar.hide()
    bar.show()
    placeBeside(bar.element, getSelection()?.getRangeAt(0).getClientRects())
  }
  const placeSoon = () => {
    clearTimeout(due)
    due = setTimeout(place, settledMs)
  }
  const act = (action: PassageAction) => {
    const selection = getSelection()
    const found = selected === null || selection === null || selection.rangeCount === 0 ? null : placeOfRange(text, selection.getRangeAt(0))
    if (found === null || selected === null) return
    const chosen = { ...found, words: selected.text }
    selection?.removeAllRanges()
    bar.hide()
    void actOnPlace(root, action, chosen)
  }
  const copyLink = () => {
    if (selected !== null) void copyAndNotify(placeAddress(readerAddress(root), selected.anchor), 'Enlace a lo seleccionado copiado')
  }
  document.addEventListener('selectionchange', placeSoon, { signal })
  placeSoon()
  // A press on the bar would otherwise clear the selection before the click arrives.
  bar.element.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  const presses = [() => selected !== null && on.cite(selected), () => act('highlight'), () => act('save'), copyLink]
  for (const [at, button] of bar.buttons.entries()) button.addEventListener('click', () => presses[at]?.(), { signal })
  startBarKeys(bar, act, signal)
  signal.addEventListener('abort', () => {
    clearTimeout(due)
    bar.element.remove()
    bar.status.remove()
  })
}

/** Alt and F10 lead to the bar, arrows walk it, Escape leaves it. r highlights and g saves. */
function startBarKeys({ element, buttons, hide }: Bar, act: (action: PassageAction) => void, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (element.hidden || event.ctrlKey || event.metaKey) return
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const isLetter = !event.altKey && !isTyping(event.target)
    if (event.key === 'Escape') {
      buttons[at]?.blur()
      hide()
    } else if (event.altKey && event.key === 'F10') buttons[0].focus()
    else if (at !== -1 && event.key === 'ArrowRight') buttons[(at + 1) % buttons.length]?.focus()
    else if (at !== -1 && event.key === 'ArrowLeft') buttons.at(at - 1)?.focus()
    else if (isLetter && event.key === 'r') act('highlight')
    else if (isLetter && event.key === 'g') act('save')
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', onKey, { signal })
}

/** Places the bar at the first line of the selection, or the last one on touch screens. Narrow screens have it at their foot by style. */
function placeBeside(bar: HTMLElement, lines: DOMRectList | undefined): void {
  const below = matchMedia('(pointer: coarse)').matches
  const line = below ? lines?.[lines.length - 1] : lines?.[0]
  if (line === undefined) return
  const top = below ? line.bottom + gap * 2 : line.top - bar.offsetHeight - gap
  const left = Math.min(Math.max(gap, line.left), document.documentElement.clientWidth - bar.offsetWidth - gap)
  bar.style.left = `${left + scrollX}px`
  bar.style.top = `${top + scrollY}px`
}
