import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParsedRecord } from '../record/parsed-record.ts'
import { genericCsv } from './generic-csv.ts'
import { readRecords, sourceSuite } from './source.suite.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const text = `Santiago, tres de marzo; Vistos: lo «ficticio», "dicho" y demás.\n${'Que se ha razonado; conforme a la ley. '.repeat(40)}\nSe resuelve.`
const table = (rows: readonly (readonly string[])[], delimiter = ',') => rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n')
const header = ['id', 'coleccion', 'rol', 'fecha', 'materias', 'ficticia', 'texto']
const row = (id: string) => [id, 'laboral', 'O-1-2021', '03-03-2021', 'Despido; Costas', 'sí', text]

sourceSuite(
  genericCsv,
  {
    'fallos.csv': { content: table([header, row('a'), row('ñ'), row('c')]), ids: ['a', 'ñ', 'c'] },
    'excel.csv': { content: `\uFEFF${table([header, row('a'), row('b')], ';')}`, ids: ['a', 'b'] },
    'hoja.tsv': { content: table([header, row('a'), row('b')], '\t'), ids: ['a', 'b'] },
  },
  'csv_truncated',
)

describe('generic-csv', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'csv-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const readFile = async (name: string, content: string | Uint8Array): Promise<ParsedRecord[]> => {
    await writeFile(join(folder, name), content)
    return (await readRecords(genericCsv, join(folder, name))).map((record) => genericCsv.parse(record))
  }

  it('reads fields, lists and yes or no', async () => {
    const [ruling] = await readFile('a.csv', table([header, row('a')]))
    expect(ruling).toMatchObject({
      source: 'csv',
      collection: 'laboral',
      docketNumber: 'O-1-2021',
      decidedOn: '03-03-2021',
      subjects: ['Despido', 'Costas'],
      fictional: true,
      text,
    })
  })

  it('decodes windows-1252 as spreadsheets write it', async () => {
    const bytes = Buffer.from(table([header, row('a')], ';'), 'latin1')
    expect((await readFile('w.csv', bytes))[0]).toMatchObject({ text: expect.stringContaining('lo «ficticio», "dicho" y demás') })
  })

  it('reads foreign columns as the mapping file says, with what all rows have', async () => {
    const mapping = {
      fuente: 'mi-archivo',
      comunes: { coleccion: 'civil' },
      columnas: { 'N° causa': 'id', Contenido: 'texto', Juzgado: 'tribunal' },
    }
    await writeFile(join(folder, 'basejuris.json'), JSON.stringify(mapping))
    const content = table([
      ['N° causa', 'Juzgado', 'Contenido', 'Otra'],
      ['9', '1º Juzgado Civil de Ficción', 'Vistos: texto.', 'x'],
    ])
    const [ruling] = await readFile('m.csv', content)
    expect(genericCsv.detect(join(folder, 'm.csv'), content)).toBe(0.9)
    expect(ruling).toMatchObject({
      source: 'mi-archivo',
      idSentence: '9',
      collection: 'civil',
      court: '1º Juzgado Civil de Ficción',
      text: 'Vistos: texto.',
    })
    await rm(join(folder, 'basejuris.json'))
    expect(genericCsv.detect(join(folder, 'm.csv'), content)).toBe(0)
  })

  it('reports a table without rows as empty, and names the field of a rejected row', async () => {
    await writeFile(join(folder, 'v.csv'), table([header]))
    expect((await readRecords(genericCsv, join(folder, 'v.csv'))).map(({ problem }) => problem)).toEqual(['no_records'])
    await writeFile(join(folder, 'r.csv'), table([header, ['a', 'inventada', ...row('a').slice(2)], row('b')]))
    const [bad, good] = await readRecords(genericCsv, join(folder, 'r.csv'))
    expect(() => bad && genericCsv.parse(bad)).toThrow('unknown_section')
    expect(good && genericCsv.parse(good).idSentence).toBe('b')
  })
})
