// @vitest-environment happy-dom
import type { PassageMark } from '@basejuris/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { findPainted, paintedWords, paintPassage, unpaintPassage } from './paint-passage.ts'
import { placeOfRange } from './text-place.ts'

const html =
  '<section id="c1"><h3 class="rd-no">1°</h3><div class="rd-run"><p id="p1"><span class="rd-dup">Primero: </span>Que <mark>la carta</mark> de <a href="#x">despido</a> calla.</p></div></section>' +
  '<section id="c2"><h3 class="rd-no">2°</h3><div class="rd-run"><p id="p2">Que no se probó.</p></div></section>'

let text: HTMLElement
beforeEach(() => {
  document.body.innerHTML = `<div class="rd-text">${html}</div>`
  text = document.querySelector<HTMLElement>('.rd-text') as HTMLElement
})

const mark = (desde: number, hasta: number, last = 'p1'): PassageMark => ({
  passageId: '7b4a1c52-0000-4000-8000-000000000001',
  docId: 'uno',
  folderId: null,
  autor: { userId: '7b4a1c52-0000-4000-8000-000000000002', email: 'ana@ejemplo.cl', yo: true },
  estado: 'vigente',
  desde: { ancla: 'p1', posicion: desde },
  hasta: { ancla: last, posicion: hasta },
  lugar: 'c. 1°',
  version: 1,
  nota: null,
  versionNota: 1,
  etiquetas: [],
  resaltado: 'verde',
  url: '/sentencia?id=uno',
  createdAt: '2026-10-01T15:00:00.000Z',
  updatedAt: '2026-10-01T15:00:00.000Z',
})

describe('the place of a selection', () => {
  it('counts the characters of the paragraph, those of links and hits included', () => {
    const range = document.createRange()
    range.setStart(text.querySelector('mark')?.firstChild as Node, 3)
    range.setEnd(text.querySelector('#p2')?.firstChild as Node, 6)
    expect(placeOfRange(text, range)).toEqual({ desde: { ancla: 'p1', posicion: 16 }, hasta: { ancla: 'p2', posicion: 6 } })
  })

  it('that begins in a heading begins with the paragraph behind it', () => {
    const range = document.createRange()
    range.setStart(text.querySelector('h3')?.firstChild as Node, 0)
    range.setEnd(text.querySelector('#p1')?.lastChild as Node, 7)
    expect(placeOfRange(text, range)).toEqual({ desde: { ancla: 'p1', posicion: 0 }, hasta: { ancla: 'p1', posicion: 39 } })
  })
})

describe('a painted passage', () => {
  it('keeps links, hits and text, and leaves them as they were', () => {
    const before = [text.innerHTML, text.textContent]
    const passage = mark(16, 6, 'p2')
    paintPassage(text, passage)
    expect(text.textContent).toBe(before[1])
    expect(paintedWords(text, passage.passageId)).toBe('carta de despido calla.Que no')
    expect(text.querySelector('a .rd-hl')?.textContent).toBe('despido')
    expect(text.querySelector('mark .rd-hl')?.textContent).toBe('carta')
    const button = text.querySelector('.rd-hl-open')
    expect([button?.getAttribute('aria-label'), button?.previousElementSibling?.textContent]).toEqual([
      'Pasaje guardado, c. 1°: abrir',
      'Que no',
    ])
    unpaintPassage(text, passage.passageId)
    expect(text.innerHTML).toBe(before[0])
  })

  it('is not painted where its words were not found', () => {
    paintPassage(text, { ...mark(0, 5), desde: null, hasta: null })
    paintPassage(text, { ...mark(0, 5), desde: { ancla: 'p9', posicion: 0 } })
    expect(findPainted(text, mark(0, 5).passageId)).toBeNull()
  })
})
