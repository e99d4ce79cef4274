import { paragraphPlace } from '../../text/paragraph-place.ts'

/** A citable part of the text: a considerando, another part of the ruling, or one paragraph. */
export interface ReaderUnit {
  readonly element: HTMLElement
  readonly anchor: string
  readonly place: string
}

export const unitSelector = '.rd-text [data-n], .rd-text [data-place]'

/** The innermost unit that contains a node. In long parts without considerandos it is the paragraph, cited as its part. */
export function unitOf(node: Node | null): ReaderUnit | null {
  const start = node instanceof Element ? node : node?.parentElement
  const section = start?.closest<HTMLElement>('.rd-text .rd-sec') ?? null
  if (start === null || start === undefined || section === null) return null
  const paragraph = start.closest<HTMLElement>('p[id]')
  const number = paragraph?.dataset['n']
  if (paragraph !== null && number !== undefined) return { element: paragraph, anchor: paragraph.id, place: paragraphPlace(Number(number)) }
  const place = section.dataset['place']
  if (place === undefined) return null
  const element = paragraph !== null && section.matches('.rd-vistos, .rd-resolutiva') ? paragraph : section
  return { element, anchor: element.id, place }
}
