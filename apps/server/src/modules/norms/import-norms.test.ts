import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { countNorms, findNorm, getLastNormSequence } from '@basejuris/database'
import { describeEachDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importNorms } from './import-norms.ts'

const line = (idNorma: number, text: string, more: object = {}): string =>
  JSON.stringify({
    idNorma,
    tipo: 'Ley',
    numero: String(idNorma),
    nombre: 'Ley inventada',
    titulo: 'SOBRE FAROLES',
    fechaPublicacion: '2001-02-03',
    fechaVersion: '2001-02-03',
    fechaVersionFuente: 'leychile-epub fecha_version',
    articulos: [{ id: '1', numero: '1', texto: text }],
    ...more,
  })
const markdown = `---
title: "SOBRE GATOS"
identifier: "CL-990003"
publication_date: "2014-01-02"
last_updated: "2014-01-02"
official_type: "Ley"
official_number: "99003"
---
# SOBRE GATOS

##### Artículo 1

Todo gato es libre.
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-norms-'))
})
afterEach(() => rm(folder, { recursive: true }))

describeEachDatabase('norms import', (open) => {
  const run = (path = folder, signal = new AbortController().signal) =>
    importNorms({ db: open().db }, { path, format: 'auto', report: () => undefined, signal })

  it('reads files and lines of every format in a folder, counts them and names what it could not read', async () => {
    await mkdir(join(folder, 'leyes'))
    await writeFile(join(folder, 'leyes', 'CL-990003.md'), markdown)
    await writeFile(join(folder, 'norms.jsonl.gz'), gzipSync(`${line(990001, 'Uno.')}\n\n{"idNorma": 5,\n${line(990002, 'Dos.')}`))
    await writeFile(join(folder, 'error.xml'), '<!DOCTYPE html><html></html>')
    await writeFile(join(folder, 'corrupto.jsonl.gz'), gzipSync(line(990009, 'Nueve.')).subarray(0, 40))
    await writeFile(join(folder, 'leame.txt'), 'no es una norma')
    const summary = await run()
    expect(summary).toMatchObject({ read: 6, inserted: 3, versions: 3 })
    expect(summary.problems).toEqual([
      { name: 'corrupto.jsonl.gz', problem: 'el archivo comprimido está cortado o dañado' },
      { name: 'error.xml', problem: 'es una página web, no una norma' },
      { name: 'norms.jsonl.gz:3', problem: 'no tiene un formato conocido' },
    ])
    expect(await countNorms(open().db)).toEqual({ norms: 3, versions: 3 })
    expect(await findNorm(open().db, 990003)).toMatchObject({ key: 'ley-99003', facts: { name: 'Ley N° 99.003' } })
  })

  it('changes nothing when it is run again, and goes on where it was interrupted', async () => {
    const file = join(folder, 'norms.jsonl')
    await writeFile(file, Array.from({ length: 450 }, (_, at) => line(900_000 + at, `Norma ${at}.`)).join('\n'))
    const stop = new AbortController()
    const interrupted = importNorms(
      { db: open().db },
      { path: file, format: 'auto', report: (_done, _total, { normas }) => (normas ?? 0) >= 200 && stop.abort(), signal: stop.signal },
    )
    await expect(interrupted).rejects.toThrow()
    expect(await countNorms(open().db)).toMatchObject({ norms: 200 })
    expect(await run(file)).toMatchObject({ read: 450, inserted: 250, unchanged: 200 })
    const sequence = await getLastNormSequence(open().db)
    expect(await run(file)).toMatchObject({ read: 450, inserted: 0, updated: 0, unchanged: 450, versions: 0 })
    expect(await getLastNormSequence(open().db)).toBe(sequence)
  })

  it('keeps the earlier text when a later one is imported', async () => {
    const file = join(folder, 'norms.jsonl')
    await writeFile(file, line(990001, 'Texto viejo.'))
    await run()
    await writeFile(file, line(990001, 'Texto nuevo.', { fechaVersion: '2020-05-05' }))
    expect(await run()).toMatchObject({ updated: 1, versions: 1 })
    expect((await findNorm(open().db, 990001))?.versions.map(({ inForceFrom }) => inForceFrom)).toEqual(['2001-02-03', '2020-05-05'])
  })

  it('refuses a path that does not exist', async () => {
    await expect(run(join(folder, 'nada'))).rejects.toThrow('No existe')
  })
})
