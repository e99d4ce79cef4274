import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listHeadings, openDatabase, putRulings } from '@basejuris/database'
import { type DemoRecord, generateDemoRulings } from '@basejuris/demo'
import { baseOfCollection, collectionIds, type Ruling } from '@basejuris/domain'
import { createHashingEncoder, createRulingSuggestions, openEngineIndex, toIndexDocuments } from '@basejuris/search'
import { reportGates } from '../report/gate.ts'
import { describe, type Percentiles, percentiles } from '../report/percentiles.ts'

const batchSize = 500
const maxSuggestions = 8
const maxTyped = 24

/**
 * Times suggestions for every prefix of captions, docket numbers, courts, judges and norms, beside the eight best rows of SQLite FTS5 for
 * the same prefix. The rulings have no text, which suggestions do not use.
 */
export async function benchSuggestions(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const database = await openDatabase({ memory: true })
  const encoder = createHashingEncoder()
  const index = await openEngineIndex({ folder: join(dataDir, 'index'), dimension: encoder.dimension, schema: 'bench' })
  const typed = new Set<string>()
  const sqlite = openSqlite()
  let batch: Ruling[] = []
  let stored = 0
  const store = async (): Promise<void> => {
    await putRulings(database.db, batch)
    const documents = await Promise.all(batch.map((ruling) => toIndexDocuments(ruling, encoder)))
    stored += batch.length
    const changes = documents.map(({ ruling }) => ({ kind: 'upsert' as const, namespace: 'rulings' as const, document: ruling }))
    await index.writer.apply({ sequence: stored, changes })
    batch = []
  }
  for (const record of generateDemoRulings({ rulings })) {
    if ((stored + batch.length) % Math.ceil(rulings / 40) === 0) for (const text of textsOf(record)) typed.add(text)
    sqlite.add(textsOf(record))
    batch.push(withoutText(record))
    if (batch.length === batchSize) await store()
  }
  await store()
  await index.engine.optimize()
  const suggestions = createRulingSuggestions({
    lexical: index.lexical,
    appliedSequence: index.writer.appliedSequence,
    now: () => performance.now(),
  })
  const ours = await timeTyping([...typed], async (text) => {
    const found = await suggestions.suggest({ text, limit: maxSuggestions, collections: collectionIds, fictional: 'incluir' })
    await listHeadings(
      database.db,
      found.flatMap((each) => ('docId' in each ? [each.docId] : [])),
    )
  })
  const theirs = await timeTyping([...typed], sqlite.suggest)
  console.log(`${rulings} rulings, a suggestion for every letter typed, ours (corrections and headings included): ${describe(ours)}`)
  console.log(`${rulings} rulings, a suggestion for every letter typed, SQLite FTS5 (best rows alone):              ${describe(theirs)}`)
  const ok = reportGates([
    { name: 'suggestion p50 against FTS5', ours: ours.p50, other: theirs.p50, minRatio: 0.5, unit: 'ms' },
    { name: 'suggestion p95 against FTS5', ours: ours.p95, other: theirs.p95, minRatio: 0.5, unit: 'ms' },
  ])
  sqlite.close()
  await index.writer.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  return ok
}

interface SqliteRows {
  readonly add: (texts: readonly string[]) => void
  readonly suggest: (typed: string) => Promise<unknown>
  readonly close: () => void
}

const openSqlite = (): SqliteRows => {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec("create virtual table headings using fts5(body, prefix='2 3', tokenize='unicode61 remove_diacritics 2')")
  const insert = sqlite.prepare('insert into headings(body) values (?)')
  const best = sqlite.prepare('select body from headings where headings match ? order by rank limit ?')
  return {
    add: (texts) => insert.run(texts.join('\n')),
    suggest: async (typed) => {
      const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
      return words.length === 0 ? [] : best.all(`${words.map((word) => `"${word}"`).join(' ')}*`, maxSuggestions)
    },
    close: () => sqlite.close(),
  }
}

const textsOf = ({ caratulado, rol, tribunal, redactor, normas }: DemoRecord): string[] => [
  caratulado,
  rol,
  tribunal,
  ...(redactor === null ? [] : [redactor]),
  ...normas.slice(0, 1).map(({ norma, articulo }) => `art. ${articulo ?? '1'} ${norma}`),
]

const timeTyping = async (texts: readonly string[], suggest: (text: string) => Promise<unknown>): Promise<Percentiles> => {
  const times: number[] = []
  for (const counted of [false, true])
    for (const text of texts)
      for (let letters = 1; letters <= Math.min(text.length, maxTyped); letters++) {
        const startedMs = performance.now()
        await suggest(text.slice(0, letters))
        if (counted) times.push(performance.now() - startedMs)
      }
  return percentiles(times)
}

const withoutText = (record: DemoRecord): Ruling => ({
  docId: record.id,
  idSentence: record.id,
  source: 'bench',
  collection: record.coleccion,
  base: baseOfCollection(record.coleccion)?.id ?? null,
  court: record.tribunal,
  chamber: record.sala,
  docketNumber: record.rol,
  book: record.libro,
  rit: record.rit,
  ruc: record.ruc,
  caption: record.caratulado,
  decidedOn: record.fecha,
  kind: record.tipo,
  appealType: record.recurso,
  outcome: record.resultado,
  outcomeText: record.resultadoTexto,
  judges: record.ministros.map(({ nombre, voto }) => ({ name: nombre, vote: voto })),
  drafter: record.redactor,
  norms: record.normas.map(({ clave, norma, idNorma, articulo }) => ({
    key: clave,
    label: norma,
    idNorma,
    article: articulo,
    origin: 'source',
  })),
  subjects: [...record.materias],
  originCourt: record.tribunalOrigen,
  originDocketNumber: record.rolOrigen,
  officialUrl: record.url,
  publicationStatus: null,
  fictional: true,
  sections: [],
})
