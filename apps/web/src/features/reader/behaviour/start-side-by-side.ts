import { isTyping } from '../../../components/form/keyboard.ts'
import { watchSelection } from './citing/watch-selection.ts'
import { startDocketMatches } from './panels/docket-matches.ts'
import { startPassages } from './passages/start-passages.ts'
import { addressTarget } from './position/scroll-target.ts'
import { startSectionFollower } from './position/section-follower.ts'
import { startReaderTools } from './start-reader-tools.ts'

/** One of the two rulings: its frame that scrolls, and what keys do in it. */
interface Column {
  readonly element: HTMLElement
  readonly scroll: HTMLElement | null
  readonly step: (by: 1 | -1) => void
  readonly select: () => void
  readonly openCite: () => void
}

function startColumn(element: HTMLElement, signal: AbortSignal): Column {
  const { current, point } = startSectionFollower(element, signal)
  const { step, select, openCite, copySelected } = startReaderTools(element, { current, point }, signal)
  watchSelection(element, { cite: copySelected }, signal)
  startDocketMatches(element, signal)
  if (element.dataset['user'] !== undefined) void startPassages(element, signal)
  const scroll = element.querySelector<HTMLElement>('[data-scroll]')
  // The bar of a selection stands on the page, so it is placed anew when its text moves.
  scroll?.addEventListener('scroll', () => getSelection()?.isCollapsed === false && document.dispatchEvent(new Event('selectionchange')), {
    passive: true,
    signal,
  })
  return { element, scroll, step, select, openCite }
}

/** Reading, citing and saving in both columns. Left and right move between them; j, k, x and c act in the one with the focus. */
export function startSideBySide(root: HTMLElement, signal: AbortSignal): void {
  const tabs = [...root.querySelectorAll<HTMLInputElement>('.bs-tabs input')]
  const columns = [...root.querySelectorAll<HTMLElement>('[data-reader]')].map((element) => startColumn(element, signal))
  let active = columns[0]
  const show = (column: Column) => {
    active = column
    const tab = tabs[[...root.querySelectorAll('.bs-column')].indexOf(column.element)]
    if (tab !== undefined) tab.checked = true
  }
  const columnOf = (node: EventTarget | null): Column | undefined =>
    columns.find(({ element }) => node instanceof Node && element.contains(node))
  for (const type of ['focusin', 'pointerdown'] as const)
    root.addEventListener(type, ({ target }) => (active = columnOf(target) ?? active), { signal })
  const moveTo = (column: Column | undefined) => {
    if (column === undefined) return
    show(column)
    column.scroll?.focus({ preventScroll: true })
  }
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => moveTo(columns[0]),
    ArrowRight: () => moveTo(columns.at(-1)),
    j: () => active?.step(1),
    k: () => active?.step(-1),
    x: () => active?.select(),
    c: () => active?.openCite(),
  }
  const onKey = (event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(target)) return
    // Inside a panel, a toolbar or a group of radio buttons the arrows are theirs.
    if (target instanceof Element && target.closest('input, [popover], [role="toolbar"], dialog') !== null) return
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', onKey, { signal })
  // A link to a place of the column that is not in view brings its tab.
  const showTarget = () => {
    const target = addressTarget()
    const column = columnOf(target)
    if (target === null || column === undefined) return
    show(column)
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  addEventListener('hashchange', showTarget, { signal })
  showTarget()
  const print = root.querySelector<HTMLElement>('[data-print]')
  print?.removeAttribute('hidden')
  print?.addEventListener('click', () => window.print(), { signal })
}
