import { copyAndNotify } from './copy-text.ts'
import { findSelectedText, type SelectedText } from './selected-text.ts'
import { placeAddress } from './unit-actions.ts'

/** Milliseconds without change after which a selection is complete. */
const settledMs = 180
const gap = 8

function barButton(label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  return button
}

/** «Citar» and «Copiar enlace» beside the selected text: above it with a mouse, below it where the touch menu stands above. */
export function startSelectionBar(root: HTMLElement, on: { readonly cite: (selected: SelectedText) => void }, signal: AbortSignal): void {
  const text = root.querySelector<HTMLElement>('.rd-text')
  if (text === null) return
  const bar = document.createElement('div')
  const [cite, link] = [barButton('Citar'), barButton('Copiar enlace')]
  bar.className = 'rd-selection'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', 'Palabras seleccionadas')
  bar.hidden = true
  bar.append(cite, link)
  root.append(bar)
  let selected: SelectedText | null = null
  let due: ReturnType<typeof setTimeout> | undefined

  const place = () => {
    selected = findSelectedText(text)
    bar.hidden = selected === null
    if (selected === null) return
    const range = getSelection()?.getRangeAt(0)
    const lines = range?.getClientRects()
    const below = matchMedia('(pointer: coarse)').matches
    const line = below ? lines?.[lines.length - 1] : lines?.[0]
    if (line === undefined) return
    const top = below ? line.bottom + gap * 2 : line.top - bar.offsetHeight - gap
    const left = Math.min(Math.max(gap, line.left), document.documentElement.clientWidth - bar.offsetWidth - gap)
    bar.style.left = `${left + scrollX}px`
    bar.style.top = `${top + scrollY}px`
  }
  const hide = () => {
    bar.hidden = true
  }
  const placeSoon = () => {
    clearTimeout(due)
    due = setTimeout(place, settledMs)
  }
  document.addEventListener('selectionchange', placeSoon, { signal })
  placeSoon()
  // A press on the bar would otherwise clear the selection before the click arrives.
  bar.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  cite.addEventListener('click', () => selected !== null && on.cite(selected), { signal })
  link.addEventListener(
    'click',
    () => {
      if (selected !== null) void copyAndNotify(placeAddress(location.href, selected.anchor), 'Enlace a lo seleccionado copiado')
    },
    { signal },
  )
  root.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(due)
    bar.remove()
  })
}
