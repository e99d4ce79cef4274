import { describe, expect, it } from 'vitest'
import type { DocumentFormat, DocumentHead, RulingEntry } from './document.ts'
import { bytesOf, readPdf, readZip, unbroken } from './testing/read-back.ts'
import { inOrder, sampleEntry, sampleHead } from './testing/sample-entry.ts'
import { writerOf } from './write-document.ts'

const write = async (format: DocumentFormat, entries: readonly RulingEntry[], head: DocumentHead = sampleHead): Promise<Buffer> =>
  bytesOf((await writerOf(format))(head, inOrder(entries), entries.length))

const other = { ...sampleEntry().citable, docId: 'cs-otra' }
const caption = 'Pérez & Hijos con Naviera «Sur» S.A.'
const hostile = sampleEntry({
  citable: { ...other, caption: '=HYPERLINK("https://malo.example")\u202e;"x"\u0000<b>', fictional: false },
  norms: ['+1+1', '@SUM(A1)'],
  drafter: '-2+3',
  warnings: ['Sin pasajes: la base requiere una suscripción.'],
})

describe('CSV', () => {
  it('opens in columns, names the request once and runs no formula', async () => {
    const text = (await write('csv', [sampleEntry(), hostile])).toString()
    expect(text.startsWith('\ufeff"N°";"Carátula";"Tribunal"')).toBe(true)
    const [, first = '', second = ''] = text.split('\r\n')
    expect(first).toContain(
      '1;"Pérez & Hijos con Naviera «Sur» S.A.";"Corte Suprema";"Cuarta Sala";"rol N° 12.345-2020";"03-05-2021";"Acoge"',
    )
    expect(first).toContain('no existe ni puede citarse')
    expect(first).toContain('"Búsqueda: despido «necesidades» · Contiene: 2 de 1.284 sentencias · Los datos personales van anonimizados."')
    expect(second).not.toContain('Búsqueda: despido')
    expect(second).toContain(`"'=HYPERLINK(""https://malo.example"");""x""<b>"`)
    expect(second).toContain('"\'+1+1; @SUM(A1)"')
    expect(second).toContain('"\'-2+3"')
    expect(second).not.toMatch(/(?:^|;)"?[=+@-]/)
  })
})

describe('XLSX', () => {
  it('holds the rulings, and the request on a sheet of its own', async () => {
    const files = await readZip(await write('xlsx', [sampleEntry(), hostile]))
    const strings = files.get('xl/sharedStrings.xml')?.toString() ?? ''
    const all = [...files].filter(([name]) => name.endsWith('.xml')).map(([, bytes]) => bytes.toString())
    expect(files.get('xl/workbook.xml')?.toString()).toMatch(/name="Sentencias".*name="Consulta"/s)
    expect(strings).toContain('Pérez &amp; Hijos con Naviera «Sur» S.A.')
    expect(strings).toContain('2 de 1.284 sentencias')
    expect(strings).toMatch(/(?:'|&apos;|&#39;)=HYPERLINK/)
    expect(all.some((xml) => xml.includes('<f>'))).toBe(false)
  })

  it('holds dates as dates, which a spreadsheet sorts by time', async () => {
    const files = await readZip(await write('xlsx', [sampleEntry()]))
    const sheet = files.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    const cell = (place: string) => new RegExp(`<c r="${place}"([^>]*)><v>([^<]*)</v>`).exec(sheet)?.slice(1) ?? []
    for (const [place, day] of [
      ['F2', '2021-05-03'],
      ['U2', '2026-11-20'],
    ] as const) {
      const [attributes, days] = cell(place)
      expect(attributes).not.toContain('t="s"')
      expect(Date.UTC(1899, 11, 30) + Number(days) * 86_400_000).toBe(Date.parse(day))
    }
    expect(files.get('xl/styles.xml')?.toString()).toContain('dd-mm-yyyy')
  })
})

describe('DOCX', () => {
  it('prints each ruling under its heading, with citation, link and date of consultation', async () => {
    const files = await readZip(await write('docx', [sampleEntry(), hostile]))
    const xml = files.get('word/document.xml')?.toString() ?? ''
    const text = xml.replaceAll(/<[^>]+>/g, '')
    expect(text).toContain('1. Pérez &amp; Hijos con Naviera «Sur» S.A.')
    expect(text).toContain('Consultada en BaseJuris el 20-11-2026.')
    expect(text).toContain('«la causal de necesidades de la empresa exige circunstancias objetivas»')
    expect(text).toContain('Sin pasajes: la base requiere una suscripción.')
    expect(text).toContain('&lt;b&gt;')
    expect(files.get('word/_rels/document.xml.rels')?.toString()).toContain('https://basejuris.example/sentencia?id=cs-abc234')
  })
})

describe('one ruling', () => {
  const sections = [{ anchor: 'c1', title: 'Considerando 1°', paragraphs: ['Que la causal exige circunstancias objetivas.'] }]
  const head = { ...sampleHead, title: caption, facts: [] }
  const occurrences = (text: string): number => unbroken(text).split(unbroken(caption)).length - 1

  it('follows its title on the first page of a PDF', async () => {
    const { pages } = await readPdf(await write('pdf', [sampleEntry({ sections })], head))
    expect(pages).toHaveLength(1)
    expect(unbroken(pages[0] ?? '')).toContain(unbroken('Que la causal exige circunstancias objetivas.'))
    expect(occurrences(pages[0] ?? '')).toBe(2)
  })

  it('follows its title on the first page of a DOCX', async () => {
    const files = await readZip(await write('docx', [sampleEntry({ sections })], head))
    const xml = files.get('word/document.xml')?.toString() ?? ''
    expect(xml).not.toContain('pageBreakBefore')
    expect(occurrences(xml.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&'))).toBe(2)
  })
})

describe('who speaks in a whole ruling', () => {
  const own = 'No es el razonamiento del tribunal.'
  const sections = [
    { anchor: 'c1', title: 'Considerando 1°', paragraphs: ['Que el farero pide su sueldo.'], voice: `Alega la demandante. ${own}` },
    {
      anchor: 'c2',
      title: 'Considerando 2°',
      paragraphs: ['Que la carta es clara.', 'El farero la firmó.'],
      voice: null,
      voices: [{ paragraph: 1, label: 'Prueba rendida' }],
    },
  ]
  const order = ['Alega la demandante', 'pide su sueldo', 'la carta es clara', 'Prueba rendida', 'la firmó']
  const places = (text: string): number[] => order.map((words) => unbroken(text).indexOf(unbroken(words)))

  it('stands above the words in a DOCX', async () => {
    const files = await readZip(await write('docx', [sampleEntry({ sections })]))
    const found = places((files.get('word/document.xml')?.toString() ?? '').replaceAll(/<[^>]+>/g, ''))
    expect(found.every((at) => at > 0)).toBe(true)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  it('stands above the words in a PDF', async () => {
    const { pages } = await readPdf(await write('pdf', [sampleEntry({ sections })]))
    const found = places(pages.join(''))
    expect(found.every((at) => at > 0)).toBe(true)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })
})

describe('PDF', () => {
  it('lists rulings whose words can be copied', async () => {
    const { pages, feet } = await readPdf(await write('pdf', [sampleEntry(), hostile]))
    const text = unbroken(pages.join('\n'))
    for (const words of [
      'Sentencias encontradas',
      '2 de 1.284 sentencias',
      'exige circunstancias objetivas',
      'consultada en baseJuris el 20112026',
    ])
      expect(text.toLowerCase()).toContain(unbroken(words).toLowerCase())
    expect(feet).toEqual(['Sentencias encontradas 1 de 1'])
  })

  it('typesets whole rulings verbatim, letters of other scripts included, each with its bookmark', async () => {
    const paragraph = 'Que el artículo 2° de la Ley N° 19.880 — «ñandú», Łódź, Ωμέγα, Москва — exige fundamentación. '.repeat(40)
    const sections = [{ anchor: 'c1', title: '1°', paragraphs: [paragraph, paragraph] }]
    const { pages, feet, bookmarks } = await readPdf(
      await write('pdf', [sampleEntry({ sections }), sampleEntry({ sections, citable: other })]),
    )
    expect(unbroken(pages.slice(1).join('')).split(unbroken(paragraph)).length - 1).toBe(4)
    expect(bookmarks.map(({ title }) => title)).toEqual([caption, caption])
    expect(bookmarks[0]?.page).toBe(2)
    expect(feet.slice(1)).toEqual(pages.slice(1).map((_, at) => `${caption} ${at + 2} de ${pages.length}`))
    expect(bookmarks[1]?.page).toBeGreaterThan(2)
  })
})

describe('citations', () => {
  it('are records of reference managers with the date of consultation', async () => {
    const ris = (await write('ris', [sampleEntry(), sampleEntry()])).toString()
    expect(ris.match(/^TY {2}- CASE/gm)).toHaveLength(2)
    expect(ris).toContain('Y2  - 2026/11/20')
    expect(ris.match(/^N1 .*$/gm)?.slice(0, 4)).toEqual([
      'N1  - Sentencia ficticia de demostración: no existe ni puede citarse.',
      `N1  - ${sampleEntry().citation} Consultada en BaseJuris el 20-11-2026.`,
      'N1  - c. 7°: «la causal de necesidades de la empresa exige circunstancias objetivas»',
      'N1  - Búsqueda: despido «necesidades» · Contiene: 2 de 1.284 sentencias · Los datos personales van anonimizados.',
    ])
    const bibtex = (await write('bibtex', [sampleEntry()])).toString()
    expect(bibtex.startsWith('% Sentencias encontradas\n% Búsqueda')).toBe(true)
    expect(bibtex).toContain('urldate = {2026-11-20}')
  })

  it('take tags as keywords, and notes that start no other field', async () => {
    const entry = sampleEntry({
      tags: ['clave', 'Despido'],
      notes: [{ source: 'ana@estudio.example, 03-05-2026', text: 'Uno\r\nTY  - BOOK }' }],
    })
    const ris = (await write('ris', [entry])).toString()
    expect(ris.match(/^KW .*$/gm)).toEqual(['KW  - Despido', 'KW  - Licencia médica', 'KW  - clave'])
    expect(ris.match(/^TY .*$/gm)).toHaveLength(1)
    expect(ris).toContain('N1  - Nota (ana@estudio.example, 03-05-2026): Uno TY - BOOK }')
    const bibtex = (await write('bibtex', [entry])).toString()
    expect(bibtex).toContain('keywords = {Despido; Licencia médica; clave}')
    expect(bibtex).toContain('BOOK \\}')
  })
})
