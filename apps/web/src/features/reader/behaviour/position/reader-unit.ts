import { paragraphPlace } from '../../text/paragraph-place.ts'

/** A citable part of the text: a considerando, another part of the ruling, or one paragraph. */
export interface ReaderUnit {
  readonly element: HTMLElement
  readonly anchor: string
  readonly place: string
}

/** The anchor of an element in its ruling: its `id` without the prefix of a page that holds two texts. */
export function anchorOf(element: Element): string {
  return element.id.slice(element.closest<HTMLElement>('[data-prefix]')?.dataset['prefix']?.length ?? 0)
}

export const unitSelector = '.rd-text [data-n], .rd-text [data-place]'

/** The innermost unit that contains a node. In long parts without considerandos it is the paragraph, cited as its part. */
export function unitOf(node: Node | null): ReaderUnit | null {
  const start = node instanceof Element ? node : node?.parentElement
  const section = start?.closest<HTMLElement>('.rd-text .rd-sec') ?? null
  if (start === null || start === undefined || section === null) return null
  const paragraph = start.closest<HTMLElement>('p[id]')
  const number = paragraph?.dataset['n']
  if (paragraph !== null && number !== undefined)
    return { element: paragraph, anchor: anchorOf(paragraph), place: paragraphPlace(Number(number)) }
  const place = section.dataset['place']
  if (place === undefined) return null
  const element = paragraph !== null && section.matches('.rd-vistos, .rd-resolutiva') ? paragraph : section
  return { element, anchor: anchorOf(element), place }
}
