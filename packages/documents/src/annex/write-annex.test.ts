import { describe, expect, it } from 'vitest'
import { bytesOf, readPdf, readStructure, readZip, unbroken } from '../testing/read-back.ts'
import { writeInWorker } from '../worker/write-in-worker.ts'
import { annexWriterOf } from '../write-document.ts'
import type { AnnexFinding, VerificationAnnex } from './annex.ts'

const finding: AnnexFinding = {
  number: 4,
  written: 'rol N° 12.345-2020',
  place: 'p. 3, nota al pie 2',
  verdict: 'Cita textual no coincide',
  understood: 'rol N° 12.345-2020, Corte Suprema',
  sentences: ['Las palabras citadas difieren en una palabra.'],
  differences: [{ name: 'Fecha', written: '04-05-2021', found: '03-05-2021' }],
  quotations: [
    {
      written: 'el finiquito se comunica',
      place: { text: 'c. 7° del fallo', url: 'https://ejemplo.cl/sentencia?id=licencia#c7' },
      passage: 'el despido se comunica a Juana',
      words: [
        { kind: 'same', text: 'el' },
        { kind: 'written', text: 'finiquito' },
        { kind: 'source', text: 'despido' },
        { kind: 'same', text: 'se comunica' },
        { kind: 'hidden', text: 'a Juana' },
      ],
      note: 'Difiere una palabra.',
      legend: 'Tachado: solo en su escrito.',
    },
  ],
  lists: [{ title: 'Con ese rol está:', links: [{ text: 'Soto con Maderas & Cía.', url: 'https://ejemplo.cl/sentencia?id=licencia' }] }],
  officialText: null,
}
const annex: VerificationAnnex = {
  title: 'Anexo de verificación',
  facts: [{ name: 'Verificado el', value: '22-11-2026 a las 09:14' }],
  notices: ['«No está en nuestro índice» no significa que no exista.'],
  headline: 'Conviene revisar 1 cita; 1 no se pudo comprobar',
  counts: [
    { verdict: 'Cita textual no coincide', count: '1' },
    { verdict: 'Total', count: '2' },
  ],
  untried: ['La página 3 no trae texto: no se comprobó nada de ella.'],
  authorities: [{ title: 'Corte Suprema', rows: [{ name: 'Soto con Maderas', places: 'p. 3; p. 5', verdict: 'Existe' }] }],
  loose: {
    title: 'Frases entre comillas sin cita',
    note: 'Se buscaron en el índice.',
    quotations: [
      {
        heading: 'El texto está en rol N° 9-2021, Corte Suprema',
        location: 'Párrafo 8',
        written: 'el plazo corre siempre',
        place: { text: 'c. 4° del fallo', url: 'https://ejemplo.cl/sentencia?id=plazo#c4' },
        passage: null,
        words: [],
        note: '',
        legend: '',
      },
    ],
  },
  placesNote: 'Las páginas son las de Word.',
  groups: [{ title: 'Conviene revisar', findings: [finding] }],
  missed: {
    title: 'Lo que el escrito no cita',
    note: 'Léalas antes de usarlas.',
    rulings: [
      {
        reason: 'Resuelve lo contrario',
        ruling: { text: 'Rojas con Puerto, Corte Suprema', url: 'https://ejemplo.cl/sentencia?id=contraria' },
        sentence: 'Sobre el mismo artículo falla al revés.',
        citations: 'Por la cita 4',
        passage: { text: 'el aviso basta', place: { text: 'c. 9°', url: 'https://ejemplo.cl/sentencia?id=contraria#c9' } },
        note: null,
      },
    ],
  },
}
const write = async (format: 'docx' | 'pdf', written = annex) => bytesOf((await annexWriterOf(format))(written))
const words = (xml: string): string => xml.replaceAll(/<w:tab\/>|<\/w:p>/gu, '\n').replaceAll(/<[^>]+>/gu, '')

describe('an annex', () => {
  const expected = [
    'Anexo de verificación',
    'Verificado el: 22-11-2026 a las 09:14',
    '«No está en nuestro índice» no significa que no exista.',
    'Resumen',
    'Cita textual no coincide',
    'Lo que no se comprobó',
    'La página 3 no trae texto',
    'Tabla de autoridades',
    'Las páginas son las de Word.',
    'Soto con Maderas',
    'p. 3; p. 5',
    '4. Cita textual no coincide: rol N° 12.345-2020, Corte Suprema',
    '«rol N° 12.345-2020» (p. 3, nota al pie 2)',
    '04-05-2021',
    'finiquito',
    'despido',
    'Difiere una palabra.',
    'Frases entre comillas sin cita',
    'El texto está en rol N° 9-2021, Corte Suprema',
    'Párrafo 8',
    'el plazo corre siempre',
    'Lo que el escrito no cita',
    'Resuelve lo contrario: Rojas con Puerto, Corte Suprema',
    'Por la cita 4',
    'Sobre el mismo artículo falla al revés.',
    '«el aviso basta»',
    'c. 9°',
  ]

  it('is a DOCX with everything in order, differences marked and links that lead out', async () => {
    const files = await readZip(await write('docx'))
    const xml = files.get('word/document.xml')?.toString() ?? ''
    const text = words(xml)
    for (const part of expected) expect(text).toContain(part)
    expect(text.indexOf('Resumen')).toBeLessThan(text.indexOf('Tabla de autoridades'))
    expect(xml).toMatch(/<w:strike\/>(?:(?!<\/w:r>).)*finiquito/u)
    expect(xml).toMatch(/<w:u (?:(?!<\/w:r>).)*despido/u)
    expect(xml).toMatch(/<w:hyperlink [^>]*w:anchor="c7"/u)
    expect(files.get('word/_rels/document.xml.rels')?.toString()).toContain(
      '"https://ejemplo.cl/sentencia?id=licencia" TargetMode="External"',
    )
  })

  it('is a tagged PDF with the same words', async () => {
    const bytes = await write('pdf')
    const { pages, feet } = await readPdf(bytes)
    const text = unbroken(pages.join(''))
    for (const part of expected) expect(text).toContain(unbroken(part.replace('Verificado el: ', '')))
    expect(feet).toEqual(['Anexo de verificación 1 de 2', 'Anexo de verificación 2 de 2'])
    const { elements, untagged, isMarked } = await readStructure(bytes)
    expect([isMarked, untagged]).toEqual([true, []])
    expect(elements).toContain('H1: Anexo de verificación')
    expect(elements).toContain('H3: 4. Cita textual no coincide: rol N° 12.345-2020, Corte Suprema')
  })

  it('has no empty headings, and holds what no format can write', async () => {
    const bare = { ...annex, untried: [], placesNote: null, authorities: [], groups: [], loose: null, missed: null }
    expect(words((await readZip(await write('docx', bare))).get('word/document.xml')?.toString() ?? '')).not.toContain('no se comprobó')
    const odd = {
      ...annex,
      loose: null,
      missed: null,
      groups: [{ title: 'G', findings: [{ ...finding, written: 'rol \u0000\ud800 <w:p> & 1', lists: [] }] }],
    }
    expect((await readZip(await write('docx', odd))).get('word/document.xml')?.toString()).toContain('rol  &lt;w:p&gt; &amp; 1')
    expect((await readPdf(await write('pdf', odd))).pages.length).toBe(1)
  })

  it('of many citations is typeset by the worker', async () => {
    const findings = Array.from({ length: 60 }, (_, at) => ({ ...finding, number: at + 1 }))
    const task = { kind: 'annex', format: 'pdf', annex: { ...annex, groups: [{ title: 'Conviene revisar', findings }] } } as const
    const none = (async function* () {})()
    const { pages } = await readPdf(await bytesOf(writeInWorker(task, none, new AbortController().signal)))
    expect(pages.length).toBeGreaterThan(10)
  })
})
