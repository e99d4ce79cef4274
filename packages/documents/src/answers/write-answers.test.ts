import { describe, expect, it } from 'vitest'
import { bytesOf, readPdf, readStructure, readZip, unbroken } from '../testing/read-back.ts'
import { writeInWorker } from '../worker/write-in-worker.ts'
import { answersWriterOf } from '../write-document.ts'
import type { AnswersDocument } from './answers.ts'

const place = { text: 'CS, rol N° 12.345-2020, c. 7°', url: 'https://ejemplo.cl/sentencia?id=uno#p9' }
const answers: AnswersDocument = {
  title: 'Licencia médica y despido',
  facts: [{ name: 'Verificado el', value: '22-11-2026, contra 2 sentencias' }],
  notices: ['Que algo no esté aquí no significa que no exista.'],
  footer: 'BaseJuris · Contiene texto generado',
  questions: [
    {
      question: '¿Puede despedirse con licencia <b>médica</b>?',
      lead: 'Lo resuelve CS, rol N° 12.345-2020.',
      lines: [
        { kind: 'quotation', text: 'no puede comunicarse durante la licencia', place, voice: 'Voto en contra' },
        { kind: 'missing', text: 'La sentencia citada se retiró.' },
        { kind: 'generated', text: 'La licencia impide comunicar el despido.', places: [place] },
      ],
      quoted: [
        {
          ruling: { text: 'CS, rol N° 12.345-2020, «Uno & otro»', url: 'https://ejemplo.cl/sentencia?id=uno' },
          facts: ['Resuelve: se acoge'],
        },
      ],
      others: [{ ruling: { text: 'CS, rol N° 9-2021', url: 'https://ejemplo.cl/sentencia?id=dos' }, facts: [] }],
      searched: ['Buscó «licencia»: 12 sentencias'],
      notices: ['Se retiró 1 afirmación.'],
    },
  ],
}
const expected = [
  answers.title,
  '22-11-2026, contra 2 sentencias',
  '¿Puede despedirse con licencia <b>médica</b>?',
  'Lo resuelve CS, rol N° 12.345-2020.',
  'Voto en contra',
  '«no puede comunicarse durante la licencia»',
  'La sentencia citada se retiró.',
  'Texto generado',
  'La licencia impide comunicar el despido.',
  '«Uno & otro»',
  'Resuelve: se acoge',
  'También se leyeron',
  'Buscó «licencia»: 12 sentencias',
  'Se retiró 1 afirmación.',
  'BaseJuris · Contiene texto generado',
]
const write = async (format: 'docx' | 'pdf') => bytesOf((await answersWriterOf(format))(answers))

describe('a conversation', () => {
  it('is a document that says everything, with its links', async () => {
    const parts = await readZip(await write('docx'))
    const text = [...parts.entries()]
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, content]) => String(content).replaceAll(/<[^>]+>/g, ''))
      .join(' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    for (const words of expected) expect(text).toContain(words)
    expect(String(parts.get('word/_rels/document.xml.rels'))).toContain('"https://ejemplo.cl/sentencia?id=uno" TargetMode="External"')
    expect(String(parts.get('word/document.xml'))).toMatch(/<w:hyperlink [^>]*w:anchor="p9"/u)
  })

  it('is a tagged PDF that says everything, with its heading levels', async () => {
    const bytes = await write('pdf')
    const { pages, feet } = await readPdf(bytes)
    const words = unbroken([...pages, ...feet].join(' '))
    for (const each of expected) expect(words).toContain(unbroken(each))
    const { elements, untagged, isMarked } = await readStructure(bytes)
    expect([isMarked, untagged]).toEqual([true, []])
    for (const type of ['H1', 'H2', 'H3', 'BlockQuote']) expect(elements.some((element) => element.startsWith(type))).toBe(true)
  })

  it('is typeset by the worker', async () => {
    async function* none(): AsyncGenerator<never> {}
    const signal = new AbortController().signal
    expect((await bytesOf(writeInWorker({ kind: 'answers', format: 'docx', answers }, none(), signal))).length).toBeGreaterThan(2000)
  })
})
