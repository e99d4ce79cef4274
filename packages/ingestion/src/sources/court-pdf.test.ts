import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../reading/documents/pdf.fixture.ts'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { RecordProblem } from '../record/record-problem.ts'
import { prepareRecord } from '../workers/prepare-record.ts'
import { courtPdf } from './court-pdf.ts'
import { detectSource } from './detect-source.ts'
import { readRecords } from './source.suite.ts'

const signature = [
  'Este documento tiene firma electrónica y su original puede ser',
  'validado en http://verificadoc.pjud.cl o en la tramitación de la',
  'causa.',
]
const civil = [
  [
    'FOJA: 37 .- treinta y',
    'siete .-',
    'NOMENCLATURA : 1. [40]Sentencia',
    'JUZGADO : 4º Juzgado Civil de Santiago',
    'CAUSA ROL : C-91731-2017',
    'CARATULADO : FICTICIA LTDA/V SQUEZÁ',
    'Santiago, veintis is de Febrero de dos mil diecisieteé',
    'Vistos:',
    'Que la modificaci n de la antigua legislaci n se tiene presente.ó ó',
    'ABCDEFGHIJ',
    ...signature,
  ],
  ['Se resuelve: que se rechaza la demanda.', 'En Santiago, a tres de Marzo de dos mil diecisiete, se notifico.ABCDEFGHIJ', ...signature],
]

const read = async (pages: readonly (readonly string[])[]): Promise<ParsedRuling> => {
  const parsed = courtPdf.parse(await (courtPdf.extract?.({ raw: makePdf(pages), hints: {} }) ?? Promise.reject(new Error('no extract'))))
  if (parsed.kind !== 'ruling') throw new Error('a ruling was expected')
  return parsed
}
const problemOf = async (pages: readonly (readonly string[])[]): Promise<string> => {
  try {
    await read(pages)
  } catch (error) {
    if (error instanceof RecordProblem) return `${error.code} ${error.details.join(' ')}`.trim()
    throw error
  }
  throw new Error('a problem was expected')
}

describe('court-pdf', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'court-pdf-'))
    await writeFile(join(folder, 'causa.pdf'), makePdf(civil))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('claims PDFs that no mapping file covers', async () => {
    expect((await detectSource(folder))[0]?.source?.id).toBe('court-pdf')
    expect(courtPdf.detect(join(folder, 'a.pdf'), 'Santiago')).toBe(0)
  })

  it('is prepared in a worker, from file to ruling', async () => {
    const [record] = await readRecords(courtPdf, join(folder, 'causa.pdf'))
    const prepared = await prepareRecord({ sourceId: courtPdf.id, raw: record?.raw ?? new Uint8Array(), hints: {}, today: '2026-11-20' })
    expect(prepared).toMatchObject({
      kind: 'ruling',
      ruling: { court: '4º Juzgado Civil de Santiago', docketNumber: 'C-91731-2017', decidedOn: '2017-02-26' },
    })
    const scan = await prepareRecord({ sourceId: courtPdf.id, raw: makePdf([[]]), hints: {}, today: '2026-11-20' })
    expect(scan).toMatchObject({ kind: 'rejected', code: 'no_text_layer' })
  })

  it('reads a signed civil judgment: header, code, accents, no signature notes', async () => {
    const ruling = await read(civil)
    expect(ruling).toMatchObject({
      idSentence: 'ABCDEFGHIJ',
      collection: 'civil',
      documentKind: 'sentencia',
      caption: 'FICTICIA LTDA/VÁSQUEZ',
      decidedOn: '2017-02-26',
    })
    expect(ruling.text).toContain('modificación de la antigua legislación')
    expect(ruling.text).not.toMatch(/firma electr|ABCDEFGHIJ/u)
  })

  it('derives the subject from the docket letter in courts of every subject', async () => {
    const labour = civil.map((page) =>
      page.map((line) => line.replace('4º Juzgado Civil de Santiago', 'Juzgado de Letras de Laja').replace('C-91731', 'O-91')),
    )
    expect((await read(labour)).collection).toBe('laboral')
  })

  it('reads a ruling of a court of appeals by its closing', async () => {
    const appeals = [
      [
        'C.A. de Temuco',
        'Temuco, tres de marzo de dos mil veintiuno.',
        'Vistos: se confirma la sentencia apelada.',
        'Rol N° Protección-9234-2021.',
      ],
      ['Pronunciado por la Segunda Sala de la C.A. de Temuco integrada por Ministra Elisa Ficticia.', 'BCDEFGHIJK', ...signature],
    ]
    expect(await read(appeals)).toMatchObject({
      collection: 'corte_de_apelaciones',
      court: 'C.A. de Temuco',
      chamber: 'Segunda Sala',
      docketNumber: '9234-2021',
      book: 'Protección',
      decidedOn: '2021-03-03',
      idSentence: 'BCDEFGHIJK',
    })
  })

  it('reads the Tribunal Constitucional, the competition court and the environmental tribunals', async () => {
    const constitutional = [
      [
        '2021',
        'REPÚBLICA DE CHILE',
        'TRIBUNAL CONSTITUCIONAL',
        'Sentencia',
        'Rol 99.382-21 INA',
        '[11 de enero de 2021]',
        'VISTOS: se pide.',
        'SE RESUELVE: se rechaza.',
      ],
      ['Autoriza la Secretaria.', 'De: Notificaciones <n@ejemplo.cl>', 'Para: a@ejemplo.cl', 'Asunto: Notifica', 'Se adjunta.'],
    ]
    const tc = await read(
      constitutional.map((page, at) =>
        at === 0 ? [...page, ...Array.from({ length: 12 }, () => 'Que se ha razonado lo expuesto en autos.')] : page,
      ),
    )
    expect(tc).toMatchObject({
      collection: 'tribunal_constitucional',
      docketNumber: '99382-2021',
      decidedOn: '2021-01-11',
      idSentence: 'rol-99382-2021',
    })
    expect(tc.text).not.toContain('ejemplo.cl')
    expect(
      await read([
        [
          'REPÚBLICA DE CHILE',
          'TRIBUNAL DE DEFENSA DE LA',
          'LIBRE COMPETENCIA',
          'SENTENCIA N° 990/2021',
          'Santiago, once de noviembre de dos mil veintiuno.',
          'ROL : C N° 875-19',
          'VISTOS: la demanda.',
        ],
      ]),
    ).toMatchObject({ docketNumber: 'C-875-19', decidedOn: '2021-11-11', idSentence: 'sentencia-990-2021' })
    expect(
      await read([
        [
          'Fojas 9',
          'REPÚBLICA DE CHILE',
          'TERCER TRIBUNAL AMBIENTAL',
          'Valdivia, tres de marzo de dos mil veintiuno.',
          'VISTOS: la causa rol R N° 921-2020.',
        ],
      ]),
    ).toMatchObject({ court: 'Tercer Tribunal Ambiental', docketNumber: 'R-921-2020', decidedOn: '2021-03-03' })
  })

  it('distinguishes other documents of a case from rulings, and unknown PDFs from both', async () => {
    const server = [
      'Receptor Judicial',
      '4º Juzgado Civil de Santiago Rol Nº 91786-2018',
      'CERTIFICO: Que con fecha dos de Abril busqué a la demandada.',
    ]
    expect(await problemOf([server])).toBe('not_a_ruling Es una actuación de receptor judicial.')
    expect(await problemOf([['S.J.L. 4° JUZGADO CIVIL DE SANTIAGO', 'POR TANTO;', 'RUEGO A U.S. ordenar se notifique.']])).toBe(
      'not_a_ruling Es un escrito de una parte.',
    )
    expect(await problemOf([['Boletín informativo de una municipalidad ficticia']])).toBe('missing_mapping')
  })
})
