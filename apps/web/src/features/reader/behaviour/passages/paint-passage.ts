import type { PassageMark } from '@basejuris/contract'
import { wrapPlace } from './text-place.ts'

const bookmark = '<svg class="rd-i" viewBox="0 0 16 16" aria-hidden="true"><path d="M4.5 2.5h7v11L8 10.8l-3.5 2.7z"/></svg>'

const piecesOf = (text: HTMLElement, passageId: string): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>(`[data-passage="${passageId}"]`),
]

/** Words of a painted passage, as the page shows them. */
export function paintedWords(text: HTMLElement, passageId: string): string {
  return piecesOf(text, passageId)
    .map((piece) => piece.textContent ?? '')
    .join('')
}

/** The first visible piece of a painted passage; null when it is not on the page. A number that the margin repeats is hidden. */
export function findPainted(text: HTMLElement, passageId: string): HTMLElement | null {
  return piecesOf(text, passageId).find((piece) => piece.closest('.rd-dup') === null) ?? null
}

/** Paints a passage in its colour, with a button behind it that opens it. Without a colour there is the button alone. */
export function paintPassage(text: HTMLElement, { passageId, desde, hasta, resaltado, lugar, nota }: PassageMark): void {
  if (desde === null || hasta === null) return
  const make = (): HTMLElement => {
    const piece = document.createElement('span')
    piece.className = 'rd-hl'
    piece.dataset['passage'] = passageId
    if (resaltado !== null) piece.dataset['color'] = resaltado
    return piece
  }
  const last = wrapPlace(text, { desde, hasta }, make).at(-1)
  if (last === undefined) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'rd-hl-open'
  button.dataset['passage'] = passageId
  button.setAttribute('aria-label', `Pasaje guardado${lugar === '' ? '' : `, ${lugar}`}${nota === null ? '' : ', con nota'}: abrir`)
  button.innerHTML = bookmark
  last.after(button)
}

/** Takes the paint of a passage away; the text stays. */
export function unpaintPassage(text: HTMLElement, passageId: string): void {
  for (const piece of piecesOf(text, passageId)) {
    const parent = piece.parentElement
    if (piece.matches('button')) piece.remove()
    else piece.replaceWith(...piece.childNodes)
    parent?.normalize()
  }
}
