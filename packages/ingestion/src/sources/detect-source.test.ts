import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detectSource, listSourceFiles, PathNotFound } from './detect-source.ts'
import { pjudDocuments, pjudEnvelope } from './pjud-document.fixture.ts'

describe('detectSource', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'detect-'))
    await mkdir(join(folder, 'b/Penales'), { recursive: true })
    await mkdir(join(folder, '.oculta'))
    const generic = `${JSON.stringify({ id: '1', coleccion: 'civil', texto: 'x'.repeat(100_000) })}\n`
    await writeFile(join(folder, 'b/Penales/1.json'), pjudEnvelope('Penales', [pjudDocuments.Penales]))
    await writeFile(join(folder, 'b/2.txt'), 'acta de audiencia')
    await writeFile(join(folder, 'a.jsonl.gz'), gzipSync(generic))
    await writeFile(join(folder, 'c.dat'), generic)
    await writeFile(join(folder, 'd.gz'), 'esto no es gzip')
    await writeFile(join(folder, '.oculta/x.json'), '[]')
    await writeFile(join(folder, '.x.jsonl'), generic)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('detects the source of each file of a mixed folder in a stable order, without hidden files', async () => {
    expect((await detectSource(folder)).map(({ file, source }) => [file.relativePath, source?.id ?? null])).toEqual([
      ['a.jsonl.gz', 'generic-jsonl'],
      ['b/2.txt', null],
      ['b/Penales/1.json', 'pjud-juris'],
      ['c.dat', 'generic-jsonl'],
      ['d.gz', null],
    ])
  })

  it('accepts a single file', async () => {
    const [only, ...rest] = await listSourceFiles(join(folder, 'c.dat'))
    expect(rest).toEqual([])
    expect(only).toMatchObject({ relativePath: 'c.dat', bytes: 100_000 + '{"id":"1","coleccion":"civil","texto":""}\n'.length })
  })

  it('reports a missing path', async () => {
    await expect(detectSource(join(folder, 'nada'))).rejects.toThrow(PathNotFound)
  })
})
