import { expect, it } from 'vitest'
import { bytesOf, readZip } from '../testing/read-back.ts'
import { writeInWorker } from '../worker/write-in-worker.ts'
import type { AnalysisDocument } from './analysis-document.ts'

const place = { text: 'c. 7°', url: 'https://ejemplo.cl/sentencia?id=uno#p9' }
const analysis: AnalysisDocument = {
  title: 'Despidos & licencias',
  facts: [{ name: 'Origen', value: 'Carpeta «Caso»' }],
  notices: ['Las respuestas se obtuvieron por reglas.'],
  footer: 'BaseJuris · sin texto generado',
  consultedOn: '2026-11-23',
  columns: [
    { title: 'Costas', question: '¿Se condenó en costas?', counts: 'Respondida 1' },
    { title: 'Monto', question: '¿Cuánto?', counts: 'Respondida 1' },
    { title: 'Razón', question: '¿Por qué?', counts: 'Respondida 1' },
  ],
  rulings: [
    {
      number: 1,
      ruling: { text: 'CS, rol N° 1-2020', url: 'https://ejemplo.cl/sentencia?id=uno' },
      caption: 'Uno con Otro',
      court: 'Corte Suprema',
      decidedOn: '2020-05-03',
      outcome: 'Acoge',
      warning: 'Ficticia: no puede citarse.',
      answers: [
        { value: '=SUMA(A1)', state: 'Dudosa', quotation: { text: 'con costas', place, voice: null } },
        { value: { amount: 2_500_000, shown: '$2.500.000' }, state: '', quotation: { text: 'pagar $2.500.000', place, voice: null } },
        { value: '', state: '', quotation: { text: 'el aviso no expresó los hechos', place, voice: 'Voto en contra' } },
      ],
    },
  ],
  figures: [
    {
      title: 'Resultados: todas',
      header: ['Grupo', 'Sentencias', 'Parte'],
      rows: [['Todas', { number: 13, shown: '13' }, { share: 0.65, shown: '65 %' }]],
    },
  ],
  passages: [{ text: 'la carta debe expresar los hechos', place, note: 'En 3 sentencias con palabras parecidas' }],
}
const write = async (format: 'xlsx' | 'docx') => {
  async function* none(): AsyncGenerator<never> {}
  return readZip(await bytesOf(writeInWorker({ kind: 'analysis', format, analysis }, none(), new AbortController().signal)))
}

it('is a workbook with table, quotations and figures, in which nothing runs as a formula', async () => {
  const parts = await write('xlsx')
  const all = [...parts.values()].map(String).join(' ')
  for (const words of [
    'Tabla',
    'Citas',
    'Cifras',
    'Consulta',
    '«el aviso no expresó los hechos»',
    '2500000',
    'Voto en contra',
    '<v>13</v>',
    '<v>0.65</v>',
    'formatCode="0 %"',
    'Resultado de la ficha',
    place.url,
  ])
    expect(all).toContain(words)
  expect(all).toContain("'=SUMA(A1) (dudosa)")
  expect(all).not.toContain('<f>')
})

it('is a document that says everything, with its links', async () => {
  const parts = await write('docx')
  const text = String(parts.get('word/document.xml')).replaceAll(/<[^>]+>/g, '')
  for (const words of [
    'Despidos &amp; licencias',
    '$2.500.000',
    '«con costas»',
    'Voto en contra',
    'Razones que se repiten',
    '65 %',
    'Ficticia: no puede citarse.',
  ])
    expect(text).toContain(words)
  expect(String(parts.get('word/_rels/document.xml.rels'))).toContain('TargetMode="External"')
})
