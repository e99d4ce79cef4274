import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocx } from '../reading/documents/docx.fixture.ts'
import { makePdf } from '../reading/documents/pdf.fixture.ts'
import { type PreparedRecord, prepareRecord } from '../workers/prepare-record.ts'
import { detectSource } from './detect-source.ts'
import { describeMapping, mappedFields } from './folder-mapping.ts'
import { genericFolder } from './generic-folder.ts'
import { readRecords } from './source.suite.ts'

const lines = [
  'Santiago, tres de marzo de dos mil veintiuno.',
  'Vistos: la demanda de la Sociedad Ficticia Limitada.',
  'Se resuelve: que se acoge la demanda.',
]
const mapping = {
  fuente: 'estudio',
  comunes: { coleccion: 'civil', tribunal: '1º Juzgado Civil de Santiago', ficticia: true },
  nombre: '(?<rol>C-\\d+-\\d{4})',
  archivos: { 'otros/carta al director.txt': { id: 'carta-1', fecha: '2020-05-04', coleccion: 'laboral' } },
}

describe('generic-folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folder-'))
    await mkdir(join(folder, 'otros'))
    await writeFile(join(folder, 'basejuris.json'), JSON.stringify(mapping))
    await writeFile(join(folder, 'C-1-2020.pdf'), makePdf([lines]))
    await writeFile(join(folder, 'C-2-2020.docx'), makeDocx(lines))
    await writeFile(join(folder, 'C-3-2020 sentencia.html'), `<html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`)
    await writeFile(join(folder, 'C-4-2020.txt.gz'), gzipSync(Buffer.from(lines.join('\n'), 'latin1')))
    await writeFile(join(folder, 'otros/carta al director.txt'), lines.join('\n'))
    await writeFile(join(folder, 'protegido.pdf'), makePdf([lines], { encrypted: true }))
    await writeFile(join(folder, 'vacio.txt'), '')
    await writeFile(join(folder, 'planilla.xlsx'), 'PK')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const prepare = async (name: string): Promise<PreparedRecord | string | undefined> => {
    const [record] = await readRecords(genericFolder, join(folder, name))
    if (record === undefined || record.problem !== undefined) return record?.problem
    return prepareRecord({ sourceId: genericFolder.id, raw: record.raw, hints: record.hints, today: '2026-11-20' })
  }

  it('claims the documents of a mapping and the mapping itself, which yields no record', async () => {
    const detected = Object.fromEntries((await detectSource(folder)).map(({ file, source }) => [file.relativePath, source?.id ?? null]))
    expect(detected).toMatchObject({
      'C-1-2020.pdf': 'generic-folder',
      'otros/carta al director.txt': 'generic-folder',
      'basejuris.json': 'generic-folder',
    })
    expect(detected['planilla.xlsx']).toBeNull()
    expect(await prepare('basejuris.json')).toBeUndefined()
    expect(genericFolder.detect(join(tmpdir(), 'suelto.txt'), lines.join('\n'))).toBe(0)
  })

  it.each([
    ['C-1-2020.pdf', 'C-1-2020', 'C-1-2020'],
    ['C-2-2020.docx', 'C-2-2020', 'C-2-2020'],
    ['C-3-2020 sentencia.html', 'C-3-2020', expect.stringMatching(/^C-3-2020-sentencia-[\da-f]{10}$/u)],
    ['C-4-2020.txt.gz', 'C-4-2020', 'C-4-2020'],
  ])('reads %s with the fields of folder and name, and the date of its text', async (name, docketNumber, idSentence) => {
    expect(await prepare(name)).toMatchObject({
      kind: 'ruling',
      ruling: {
        source: 'estudio',
        collection: 'civil',
        court: '1º Juzgado Civil de Santiago',
        docketNumber,
        idSentence,
        decidedOn: '2021-03-03',
        fictional: true,
        outcome: 'acoge',
      },
    })
  })

  it("prefers a document's own fields", async () => {
    expect(await prepare('otros/carta al director.txt')).toMatchObject({
      ruling: { idSentence: 'carta-1', decidedOn: '2020-05-04', collection: 'laboral' },
    })
  })

  it('reports faults of a document or of the mapping', async () => {
    expect(await prepare('protegido.pdf')).toMatchObject({ kind: 'rejected', code: 'password_protected' })
    expect(await prepare('vacio.txt')).toBe('no_records')
    await writeFile(join(folder, 'otros/basejuris.json'), '{"comunes":{"coleccion":"civil","tribunales":"x"},"nombre":"("}')
    expect(await prepare('otros/basejuris.json')).toMatchObject({ kind: 'rejected', code: 'invalid_mapping' })
    expect(await prepare('otros/carta al director.txt')).toMatchObject({ kind: 'rejected', code: 'missing_mapping' })
    await rm(join(folder, 'otros/basejuris.json'))
  })
})

describe('folder mapping', () => {
  it('names the keys at fault, never their values', () => {
    expect(describeMapping(JSON.stringify(mapping))).toEqual([])
    expect(describeMapping('{')).toEqual(['No es JSON válido.'])
    expect(describeMapping('{"comunes":{"secreto":1},"columnas":{"a":"nada"},"otra":1}').join(' ')).toMatch(
      /«comunes».*«columnas».*«el archivo»/u,
    )
    expect(describeMapping('{"comunes":{"secreto":1}}').join(' ')).not.toContain('secreto')
  })

  it('prefers own fields to those of the name, and these to common ones', () => {
    const fields = mappedFields(
      {
        mapping: { comunes: { rol: 'a', tribunal: 't' }, nombre: '(?<rol>C-\\d+)', archivos: { 'x/C-1.pdf': { tribunal: 'u' } } },
        folder: '/f',
      },
      '/f/x/C-1.pdf',
    )
    expect(fields).toEqual({ rol: 'C-1', tribunal: 'u' })
  })
})
