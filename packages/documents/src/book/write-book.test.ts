import { describe, expect, it } from 'vitest'
import type { DocumentFile, DocumentPart, RulingEntry } from '../document.ts'
import { bytesOf, readPdf, readStructure, readZip, unbroken } from '../testing/read-back.ts'
import { inOrder, sampleEntry } from '../testing/sample-entry.ts'
import type { BookTask } from './book-task.ts'
import { writeBook } from './write-book.ts'

const sentence =
  'Que la causal de necesidades de la empresa exige circunstancias objetivas, permanentes y ajenas a la voluntad del empleador. '
const ruling = (at: number, sections: number): RulingEntry =>
  sampleEntry({
    citable: { ...sampleEntry().citable, docId: `cs-${at}`, caption: `Parte ${at} con Naviera del Sur` },
    sections: Array.from({ length: sections }, (_, index) => ({
      anchor: `c${index + 1}`,
      title: `Considerando ${index + 1}°`,
      paragraphs: [`${index + 1}°. ${sentence.repeat(12)}Fin del ${index + 1} de ${at}.`],
    })),
  })

const task = (entries: readonly RulingEntry[], pagesPerVolume: number): BookTask => ({
  kind: 'book',
  head: {
    title: 'Recurso de casación Andes',
    subject: 'Rol C-1234-2026, 3º Juzgado Civil de Santiago',
    author: 'Elisa Ficticia Moraga',
    notices: ['Los datos personales van anonimizados.'],
    consultedOn: '2026-11-20',
  },
  total: entries.length,
  pagesPerVolume,
  highlighted: { 'cs-1': ['c7'], 'cs-2': ['c3', 'c9'] },
  fileName: 'libro',
})

async function write(entries: readonly RulingEntry[], pagesPerVolume: number): Promise<{ title: DocumentFile; bytes: Buffer }> {
  const parts: DocumentPart[] = []
  for await (const part of writeBook(task(entries, pagesPerVolume), inOrder(entries))) parts.push(part)
  const title = parts.find((part): part is DocumentFile => 'name' in part)
  if (title === undefined) throw new Error('no title')
  return { title, bytes: await bytesOf(inOrder(parts)) }
}

describe('a compilation', () => {
  it('is one PDF whose index names the pages on which rulings and marked considerandos begin', async () => {
    const entries = [ruling(1, 12), ruling(2, 10), ruling(3, 2)]
    const { title, bytes } = await write(entries, 300)
    expect(title).toEqual({ name: 'libro.pdf', mediaType: 'application/pdf' })
    const { pages, feet, bookmarks } = await readPdf(bytes)

    expect(bookmarks.map((bookmark) => bookmark.title)).toEqual([
      'Portada',
      'Índice',
      '1. Parte 1 con Naviera del Sur',
      '  Considerando 7°',
      '2. Parte 2 con Naviera del Sur',
      '  Considerando 3°',
      '  Considerando 9°',
      '3. Parte 3 con Naviera del Sur',
    ])
    for (const { title: bookmark, page } of bookmarks.slice(2)) {
      const words = bookmark
        .replace(/^\d+\. /, '')
        .trim()
        .replace(/^Considerando (\d+)°$/, '$1°. Que')
      expect(pages[page - 1], `${bookmark} on ${page}`).toContain(words)
    }
    const cover = unbroken(pages[0] ?? '')
    for (const words of [
      'Compilación de jurisprudencia',
      'Recurso de casación Andes',
      'Rol C-1234-2026',
      'Elisa Ficticia Moraga',
      '20 de noviembre de 2026',
      'Tomo único',
    ])
      expect(cover).toContain(unbroken(words))

    const reported = [...(pages[1] ?? '').matchAll(/(?:^|\s)(\d+)\s*$/gm)].map(([, page]) => Number(page))
    expect(reported).toEqual(bookmarks.slice(2).map(({ page }) => page))
    expect(feet.slice(1)).toEqual(pages.slice(1).map((_, at) => `Recurso de casación Andes ${at + 2} de ${pages.length}`))

    const text = unbroken(pages.join(''))
    for (const { sections, citation, url } of entries) {
      for (const { paragraphs } of sections) for (const paragraph of paragraphs) expect(text.includes(unbroken(paragraph))).toBe(true)
      expect(text.includes(unbroken(citation))).toBe(true)
      expect(text.includes(unbroken(url))).toBe(true)
    }
  })

  it('names the sections with saved passages in index and bookmarks, without the background of a chosen section', async () => {
    const [first, second] = [ruling(3, 4), ruling(4, 2)]
    const mark = { paragraph: 0, from: 0, to: 40, color: 'verde', saved: { tags: [], notes: [], warning: null } } as const
    const sections = first.sections.map((section) => (section.anchor === 'c3' ? { ...section, marks: [mark] } : section))
    const { pages, bookmarks, fills } = await readPdf((await write([{ ...first, sections }, second], 300)).bytes)
    expect(bookmarks.slice(2).map(({ title }) => title)).toEqual([
      '1. Parte 3 con Naviera del Sur',
      '  Considerando 3°',
      '2. Parte 4 con Naviera del Sur',
    ])
    expect(pages[1]).toContain('Considerando 3°')
    expect(pages[(bookmarks[3]?.page ?? 0) - 1]).toContain('3°. Que')
    expect(fills.some((colours) => colours.has('#c4ebbf'))).toBe(true)
    expect(fills.some((colours) => colours.has('#fff3c4'))).toBe(false)
  })

  it('leaves no page near-empty before its last one, however long its rulings are', async () => {
    const paragraph = (length: number) => `${sentence.repeat(9)}`.slice(0, length)
    const entries = Array.from({ length: 36 }, (_, at) =>
      sampleEntry({
        citable: { ...sampleEntry().citable, docId: `cs-${at}`, caption: `Parte ${at} con Naviera del Sur` },
        sections: Array.from({ length: 1 + ((at * 5) % 7) }, (_none, index) => ({
          anchor: `c${index + 1}`,
          title: `Considerando ${index + 1}°`,
          paragraphs: [`${index + 1}°. ${paragraph(300 + ((at * 389 + index * 211) % 800))}`],
        })),
      }),
    )
    const { pages } = await readPdf((await write(entries, 300)).bytes)
    const full = Math.max(...pages.map(({ length }) => length))
    expect(pages.slice(2, -1).flatMap((text, at) => (text.length < full / 4 ? [`${at + 3}: ${text.length} of ${full}`] : []))).toEqual([])
  })

  it('highlights only the chosen sections, wherever they begin on a page', async () => {
    const depths = Array.from({ length: 12 }, (_, index) => index)
    const entries = depths.map((depth) =>
      sampleEntry({
        citable: { ...sampleEntry().citable, docId: `cs-${depth}` },
        sections: [
          { anchor: 'c1', title: 'Considerando 1°', paragraphs: Array.from({ length: 24 + depth }, () => 'Línea.') },
          { anchor: 'c2', title: 'Considerando 2°', paragraphs: ['Destacada con palabras. '.repeat(40)] },
        ],
      }),
    )
    const highlighted = Object.fromEntries(depths.map((depth) => [`cs-${depth}`, ['c2']]))
    const { pages, fills } = await readPdf(await bytesOf(writeBook({ ...task(entries, 300), highlighted }, inOrder(entries))))
    const highlightedPages = fills.map((colours) => colours.has('#fff3c4')).slice(2)
    expect(highlightedPages).toEqual(pages.slice(2).map((text) => text.includes('Destacada')))
    expect(pages.length).toBeGreaterThan(2 + entries.length)
  })

  it('marks saved passages in their colour, says how many on the cover, and sets their notes under them', async () => {
    const [first = ruling(1, 0)] = [ruling(1, 3)]
    const [opening, marked, ...rest] = first.sections
    if (opening === undefined || marked === undefined) throw new Error('no sections')
    const words = 'exige circunstancias objetivas'
    const from = (marked.paragraphs[0] ?? '').indexOf(words)
    const saved = {
      tags: ['carta'],
      notes: [{ source: 'ana@estudio.example, 03-05-2026', text: 'Para la réplica.' }],
      warning: null,
    }
    const marks = [{ paragraph: 0, from, to: from + words.length, color: 'rosa' as const, saved }]
    const entry = { ...first, sections: [opening, { ...marked, marks }, ...rest] }
    const bytes = await bytesOf(writeBook({ ...task([entry], 300), highlighted: {} }, inOrder([entry])))
    const { pages, fills } = await readPdf(bytes)
    expect(unbroken(pages[0] ?? '')).toContain(unbroken('1 pasaje marcado en su texto'))
    expect(fills.map((colours) => colours.has('#fbcfdd'))).toEqual([false, false, ...pages.slice(2).map((text) => text.includes('[1]'))])
    const text = unbroken(pages.join(''))
    for (const part of [`${words} [1]`, '[1] Etiquetas: carta', 'Nota (ana@estudio.example, 03-05-2026): Para la réplica.'])
      expect(text).toContain(unbroken(part))
    const { elements, untagged } = await readStructure(bytes)
    expect(untagged).toEqual([])
    expect(elements.filter((element) => element.includes('[1] Etiquetas'))).toHaveLength(1)
  })

  it('is an archive of volumes when too long for one, none too long unless one ruling is', async () => {
    const entries = [ruling(1, 4), ruling(2, 4), ruling(3, 40), ruling(4, 2)]
    const { title, bytes } = await write(entries, 14)
    expect(title).toEqual({ name: 'libro.zip', mediaType: 'application/zip' })
    const volumes = await readZip(bytes)
    expect([...volumes.keys()]).toEqual(['libro-tomo-1-de-3.pdf', 'libro-tomo-2-de-3.pdf', 'libro-tomo-3-de-3.pdf'])
    const [first, second, third] = await Promise.all([...volumes.values()].map(readPdf))
    expect(first?.pages.length).toBeLessThanOrEqual(14)
    expect(first?.pages[0]).toContain('Tomo 1 de 3')
    expect(first?.pages[1]).toContain('En otros tomos')
    expect(first?.bookmarks.map((bookmark) => bookmark.title)).toContain('2. Parte 2 con Naviera del Sur')
    expect(second?.pages.length).toBeGreaterThan(14)
    expect(unbroken(second?.pages[0] ?? '')).toContain(unbroken('Este tomo supera las 14 páginas porque una sola sentencia las ocupa.'))
    expect(third?.pages.length).toBeLessThanOrEqual(14)
  })
})
