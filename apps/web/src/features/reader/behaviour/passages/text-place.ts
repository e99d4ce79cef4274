import type { PassagePoint } from '@basejuris/contract'
import { anchorOf } from '../position/reader-unit.ts'

const paragraphsIn = (text: HTMLElement): HTMLElement[] => [...text.querySelectorAll<HTMLElement>('.rd-run > p[id]')]

/** Characters of a paragraph before a point in it. */
function offsetIn(paragraph: HTMLElement, node: Node, at: number): number {
  const before = document.createRange()
  before.selectNodeContents(paragraph)
  before.setEnd(node, at)
  return before.toString().length
}

/** Where a selection begins and ends in the paragraphs of the text; null outside of them. Headings between them do not count. */
export function placeOfRange(text: HTMLElement, range: Range): { readonly desde: PassagePoint; readonly hasta: PassagePoint } | null {
  const touched = paragraphsIn(text).filter((paragraph) => range.intersectsNode(paragraph))
  const [first, last] = [touched[0], touched.at(-1)]
  if (first === undefined || last === undefined) return null
  const from = first.contains(range.startContainer) ? offsetIn(first, range.startContainer, range.startOffset) : 0
  const to = last.contains(range.endContainer) ? offsetIn(last, range.endContainer, range.endOffset) : (last.textContent ?? '').length
  return { desde: { ancla: anchorOf(first), posicion: from }, hasta: { ancla: anchorOf(last), posicion: to } }
}

/** Puts each piece of text between two points into an element of its own, without touching links and marks around it. In order. */
export function wrapPlace(
  text: HTMLElement,
  { desde, hasta }: { readonly desde: PassagePoint; readonly hasta: PassagePoint },
  make: () => HTMLElement,
): HTMLElement[] {
  const all = paragraphsIn(text)
  const [first, last] = [desde, hasta].map(({ ancla }) => all.findIndex((paragraph) => anchorOf(paragraph) === ancla)) as [number, number]
  if (first === -1 || last < first) return []
  return all
    .slice(first, last + 1)
    .flatMap((paragraph, at) =>
      wrapCharacters(paragraph, at === 0 ? desde.posicion : 0, first + at === last ? hasta.posicion : Number.POSITIVE_INFINITY, make),
    )
}

function wrapCharacters(paragraph: HTMLElement, from: number, to: number, make: () => HTMLElement): HTMLElement[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  const wrapped: HTMLElement[] = []
  let before = 0
  for (const node of nodes) {
    const { length } = node
    const [start, end] = [Math.max(0, from - before), Math.min(length, to - before)]
    before += length
    if (start >= end) continue
    const piece = start === 0 ? node : node.splitText(start)
    if (end - start < piece.length) piece.splitText(end - start)
    const element = make()
    piece.replaceWith(element)
    element.append(piece)
    wrapped.push(element)
  }
  return wrapped
}
