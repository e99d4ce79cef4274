import { paragraphPlace } from '../text/paragraph-place.ts'

/** What can be linked and cited by itself: a considerando, another part of the ruling, or a numbered paragraph. */
export interface ReaderUnit {
  readonly element: HTMLElement
  readonly anchor: string
  readonly place: string
}

export const unitSelector = '.rd-text [data-n], .rd-text [data-place]'

const toUnit = (element: HTMLElement): ReaderUnit => {
  const { n, place } = element.dataset
  return { element, anchor: element.id, place: n === undefined ? (place ?? '') : paragraphPlace(Number(n)) }
}

/** The unit a node lies in, the innermost one. */
export function unitOf(node: Node | null): ReaderUnit | null {
  const start = node instanceof Element ? node : node?.parentElement
  const element = start?.closest<HTMLElement>(unitSelector)
  return element === null || element === undefined ? null : toUnit(element)
}
