import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contraloriaBusca } from './contraloria-busca.ts'
import { readRecords, sourceSuite } from './source.suite.ts'

const dictamen = {
  doc_id: 'E999593N25',
  n_dictamen: 'E999593',
  fecha_documento: '2025-10-22T00:00:00+00:00',
  carácter: 'NNN',
  materia: 'Cursa con alcance la resolución ficticia',
  descriptores: 'Toma de razón, convenio\n',
  criterio: 'Aplica Jurisprudencia',
  origen_: 'División Jurídica',
  abogados: 'FIC',
  fuentes_legales: 'ley 20500 art/15',
  documento_completo:
    '\n\nN° E999593  Fecha: 22-10-2025\n\nEsta Contraloría General ha dado curso al instrumento.\nSaluda atentamente a Ud.',
  old_url: 'http://10.0.0.1/interno',
}

const answer = (sources: readonly unknown[]) =>
  JSON.stringify({
    took: 4,
    _shards: { total: 1 },
    hits: {
      total: { value: sources.length },
      hits: sources.map((source) => ({ _index: 'cgr-dictamenes', _id: 'x', _source: source })),
    },
    aggregations: { count_by_type: { buckets: [{ key: 'dictamenes', doc_count: 1 }] } },
  })

sourceSuite(contraloriaBusca, {
  'busqueda.json': { content: answer([dictamen, { ...dictamen, doc_id: '049894N00' }]), ids: ['E999593N25', '049894N00'] },
})

const parse = (source: unknown) =>
  contraloriaBusca.parse({ raw: new TextEncoder().encode(JSON.stringify({ _id: 'E1N25', _source: source })), hints: {} })

describe('contraloria-busca', () => {
  it('reads a dictamen and gives its public address, never the internal one', () => {
    const read = parse(dictamen)
    expect(read).toMatchObject({
      collection: 'contraloria',
      idSentence: 'E999593N25',
      docketNumber: 'E999593N25',
      decidedOn: '2025-10-22T00:00:00+00:00',
      court: 'Contraloría General de la República',
      chamber: 'División Jurídica',
      officialUrl: 'https://www.contraloria.cl/buscadorpdf/dictamenes/E999593N25/html',
      subjects: ['Toma de razón', 'convenio'],
    })
    expect(JSON.stringify(read)).not.toContain('10.0.0.1')
  })

  it('reads the HTML when there is no plain text', () => {
    expect(parse({ ...dictamen, documento_completo: ' ', documento_completo_raw: '<p>N&deg; 1</p><p>Se responde.</p>' })).toMatchObject({
      text: 'N° 1\n\nSe responde.',
    })
  })

  it('rejects a hit without text', () => {
    expect(() => parse({ doc_id: 'E1N25' })).toThrow('missing_text')
  })

  it('reports an answer with a count alone as empty', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cgr-'))
    await writeFile(join(folder, 'cuenta.json'), answer([]))
    expect((await readRecords(contraloriaBusca, join(folder, 'cuenta.json'))).map(({ problem }) => problem)).toEqual(['no_records'])
    await rm(folder, { recursive: true })
  })
})
