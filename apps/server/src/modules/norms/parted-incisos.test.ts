import { describe, expect, it } from 'vitest'
import { joinsIncisos } from './parted-incisos.ts'
import { presentParagraphs } from './present-parts.ts'

const sentence = (subject: string): string =>
  `${subject} inventado deberá avisar por escrito a la oficina del ramo, dentro del plazo de treinta días contados desde que supo del hecho que motiva el aviso.`
const [first, second, third] = [sentence('El arrendatario'), sentence('El farolero'), sentence('El vecino')]
const joined = [first, second, third].join(' ')
const parted = [first, second, third].join('\n')

describe('joinsIncisos', () => {
  it('tells sources that join incisos in one line from those that part them', () => {
    expect(joinsIncisos([joined, joined, joined, parted])).toBe(true)
    expect(joinsIncisos([parted, parted, parted, parted, joined])).toBe(false)
  })

  it('says nothing of a norm with few long articles', () => {
    expect(joinsIncisos([joined, joined, 'Artículo corto.'])).toBeNull()
  })
})

describe('paragraphs of an article whose incisos are not parted', () => {
  it('have no inciso', () => {
    const paragraphs = presentParagraphs('art-1', `${joined}\na) Una letra.`, { isParted: false })
    expect(paragraphs.map(({ inciso, letra }) => [inciso, letra])).toEqual([
      [null, null],
      [null, 'a'],
    ])
    expect(presentParagraphs('art-1', parted).map(({ inciso }) => inciso)).toEqual([1, 2, 3])
  })
})
