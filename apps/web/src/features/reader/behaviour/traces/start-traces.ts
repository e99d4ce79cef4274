import { make } from '../beside/make-element.ts'
import { wrapPlace } from '../passages/text-place.ts'

const quotationIcon =
  '<svg class="rd-i" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 9V6.5A2.5 2.5 0 0 1 5.5 4M3 9h3v3H3zM9.5 9V6.5A2.5 2.5 0 0 1 12 4M9.5 9h3v3h-3z"/></svg>'

const stateNames: Readonly<Record<string, string>> = {
  textual: 'textual',
  con_diferencias: 'con diferencias',
  sin_origen: 'sin origen en nuestro índice',
}

interface Place {
  readonly desde: { readonly ancla: string; readonly posicion: number }
  readonly hasta: { readonly ancla: string; readonly posicion: number }
}

const pointOf = (written: string | undefined): Place['desde'] => {
  const [ancla = '', posicion = '0'] = (written ?? '').split(' ')
  return { ancla, posicion: Number(posicion) }
}
const placeOf = ({ dataset }: HTMLElement): Place => ({ desde: pointOf(dataset['from']), hasta: pointOf(dataset['to']) })

/**
 * Marks the quotations, the considerandos that stand again and what the ruling leaves undecided, as the lists of the margin give them. A mark
 * adds no characters to a paragraph: positions of passages count them.
 */
export function startTraces(root: HTMLElement, signal: AbortSignal): void {
  const text = root.querySelector<HTMLElement>('.rd-text')
  if (text === null) return
  for (const item of root.querySelectorAll<HTMLElement>('[data-trace]')) markQuotation(root, { text, item }, signal)
  for (const item of root.querySelectorAll<HTMLElement>('[data-repeats]')) markRepeated(root, { text, item }, signal)
  for (const item of root.querySelectorAll<HTMLElement>('[data-undecided]'))
    wrapPlace(text, placeOf(item), () => make('span', { class: 'rd-undecided' }))
      .at(-1)
      ?.classList.add('rd-undecided-end')
}

interface Marked {
  readonly text: HTMLElement
  /** Item of the list in the margin. */
  readonly item: HTMLElement
}

function markQuotation(root: HTMLElement, { text, item }: Marked, signal: AbortSignal): void {
  const state = item.dataset['state'] ?? ''
  const last = wrapPlace(text, placeOf(item), () => make('span', { class: 'rd-quoted', 'data-state': state })).at(-1)
  const open = (opener: HTMLElement) => void import('./trace-panel.ts').then(({ openTrace }) => openTrace(root, { item, opener }, signal))
  listen(item, open, signal)
  if (last === undefined) return
  const origin = item.querySelector('a')?.textContent
  const named = state === 'sin_origen' || origin == null ? '' : `, ${origin}`
  const button = make('button', {
    type: 'button',
    class: 'rd-hl-open rd-trace',
    'data-state': state,
    'aria-label': `Cita textual, ${stateNames[state] ?? ''}${named}: ver al lado`,
  })
  button.innerHTML = quotationIcon
  button.addEventListener('click', () => open(button), { signal })
  last.after(button)
}

function markRepeated(root: HTMLElement, { text, item }: Marked, signal: AbortSignal): void {
  const open = (opener: HTMLElement) =>
    void import('./trace-panel.ts').then(({ openRepeated }) => openRepeated(root, { item, opener }, signal))
  listen(item, open, signal)
  const inside = text.querySelector(`#${CSS.escape(item.dataset['repeats'] ?? '')} > .rd-tx`)
  const button = make('button', { type: 'button', class: 'rd-repeats' }, item.querySelector('.rd-why')?.textContent ?? '')
  button.addEventListener('click', () => open(button), { signal })
  inside?.prepend(button)
}

/** The button of an item works from now on. */
function listen(item: HTMLElement, open: (opener: HTMLElement) => void, signal: AbortSignal): void {
  const button = item.querySelector<HTMLElement>('.rd-trace-open')
  button?.removeAttribute('hidden')
  button?.addEventListener('click', () => open(button), { signal })
}
