import { describe, expect, it } from 'vitest'
import { writeBook } from '../../book/write-book.ts'
import { bytesOf, readPdf, readStructure, unbroken } from '../../testing/read-back.ts'
import { inOrder, sampleEntry, sampleHead } from '../../testing/sample-entry.ts'
import { writePdf } from '../write-pdf.ts'

const long = 'Que el recurso impugna la decisión de los jueces del fondo. '.repeat(60)
const sections = [
  { anchor: 'vistos', title: 'Vistos', paragraphs: ['VISTOS:', 'Se ha deducido recurso.'] },
  { anchor: 'c2', title: 'Considerando 2°', paragraphs: [`2°) ${long}`, long] },
  { anchor: 'resolutiva', title: 'Resolutiva', paragraphs: ['Por estas consideraciones, se acoge.'] },
]
const [first, second] = ['Uno con Dos', 'Tres con Cuatro'].map((caption, at) =>
  sampleEntry({ sections, citable: { ...sampleEntry().citable, docId: `cs-${at}`, caption } }),
)
if (first === undefined || second === undefined) throw new Error('no entries')
const hostileHead = { ...sampleHead, title: 'Búsqueda & <otra>' }
const brief = (elements: readonly string[]): string[] => elements.map((element) => element.slice(0, 28))

describe('a tagged PDF', () => {
  it('says its language and title, and leaves no text outside its structure', async () => {
    for (const entries of [[first, second], [first], [sampleEntry()]]) {
      const bytes = await bytesOf(writePdf(hostileHead, inOrder(entries), entries.length))
      const { language, title, isMarked, untagged, elements } = await readStructure(bytes)
      expect({ language, title, isMarked, untagged }).toEqual({
        language: 'es-CL',
        title: 'Búsqueda & <otra>',
        isMarked: true,
        untagged: [],
      })
      expect(elements[0]).toBe('H1: Búsqueda & <otra>')
      expect(bytes.toString('latin1')).toContain('>B\u00c3\u00basqueda &amp; &lt;otra&gt;</rdf:li>')
    }
  })

  it('has lists, headings in order, quotations and links', async () => {
    const { elements } = await readStructure(await bytesOf(writePdf(sampleHead, inOrder([sampleEntry()]), 1)))
    expect(brief(elements)).toEqual([
      'H1: Sentencias encontradas',
      'Lbl: Búsqueda',
      'LBody: despido «necesidades»',
      'Lbl: Contiene',
      'LBody: 2 de 1.284 sentencias',
      'P: Los datos personales van ',
      'H2: 1. Pérez & Hijos con Nav',
      'P: Corte Suprema, Cuarta Sal',
      'BlockQuote: c. 7° «la causal',
      'P: Sentencia ficticia de dem',
      'P: Corte Suprema, Cuarta Sal',
      'Link: https://basejuris.exam',
    ])
  })

  it('takes the number of a considerando as its heading, once, though the paragraph goes on over pages', async () => {
    const bytes = await bytesOf(writePdf(sampleHead, inOrder([first, second]), 2))
    const { elements } = await readStructure(bytes)
    const headings = elements.filter((element) => element.startsWith('H'))
    expect(headings).toEqual([
      'H1: Sentencias encontradas',
      ...['Uno con Dos', 'Tres con Cuatro'].flatMap((caption) => [`H2: ${caption}`, 'H3: VISTOS:', 'H3: 2°)', 'H3: Resolutiva']),
    ])
    const { pages } = await readPdf(bytes)
    const text = unbroken(pages.join(''))
    for (const { paragraphs } of sections)
      for (const paragraph of paragraphs) expect(text.split(unbroken(paragraph)).length).toBeGreaterThan(2)
    expect(text).not.toContain(unbroken('Considerando 2°'))
  })

  it('loses no character beside a point, though an earlier file had a colon alone in that weight', async () => {
    const entry = (caption: string) => sampleEntry({ sections: [], citable: { ...sampleEntry().citable, caption } })
    await bytesOf(writePdf({ ...sampleHead, title: 'Lista:' }, inOrder([entry('Uno: Dos')]), 1))
    const { pages } = await readPdf(await bytesOf(writePdf(sampleHead, inOrder([entry('Naviera S.A.'), entry('Sur 1.')]), 2)))
    const text = unbroken(pages.join(''))
    for (const words of ['1.NavieraS.A.', '2.Sur1.']) expect(text).toContain(words)
  })

  it('is what a compilation is, with the pages of its index as entries', async () => {
    const head = { title: 'Recurso', subject: '', author: 'Elisa Ficticia', notices: [], consultedOn: '2026-11-20' }
    const task = { kind: 'book', head, total: 2, pagesPerVolume: 300, highlighted: { 'cs-0': ['c2'] }, fileName: 'x' } as const
    const { elements, untagged, language } = await readStructure(await bytesOf(writeBook(task, inOrder([first, second]))))
    expect({ untagged, language }).toEqual({ untagged: [], language: 'es-CL' })
    expect(elements.filter((element) => /^H[12]/.test(element))).toEqual([
      'H1: Recurso',
      'H2: Índice',
      'H2: 1. Uno con Dos',
      'H2: 2. Tres con Cuatro',
    ])
    expect(elements.filter((element) => /^(?:Lbl|Link): [^h]/.test(element))).toEqual([
      'Lbl: 1.',
      'Link: Uno con Dos',
      'Lbl: 2.',
      'Link: Tres con Cuatro',
    ])
  })
})
