import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listHeadings, openDatabase, putRulings } from '@basejuris/database'
import { type DemoRecord, generateDemoRulings } from '@basejuris/demo'
import { baseOfCollection, collectionIds, type Ruling } from '@basejuris/domain'
import { createHashingEncoder, createRulingSuggestions, openEngineIndex, toIndexDocuments } from '@basejuris/search'
import { describe, percentiles } from '../report/percentiles.ts'

const batchSize = 500
const targetP95Ms = 10
const maxSuggestions = 8
const maxTyped = 24

/**
 * Times suggestions for every prefix of captions, docket numbers, courts, judges and norms. The rulings have no text, which suggestions
 * do not use.
 */
export async function benchSuggestions(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const database = await openDatabase({ memory: true })
  const encoder = createHashingEncoder()
  const index = await openEngineIndex({ folder: join(dataDir, 'index'), dimension: encoder.dimension, schema: 'bench' })
  const typed = new Set<string>()
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
  const { times, processorTimes } = await timeTyping([...typed], async (text) => {
    const found = await suggestions.suggest({ text, limit: maxSuggestions, collections: collectionIds })
    await listHeadings(
      database.db,
      found.flatMap((each) => ('docId' in each ? [each.docId] : [])),
    )
  })
  console.log(
    `${rulings} rulings: a suggestion for every letter typed, ${describe(times)}, processor time p95 ${processorTimes.p95.toFixed(1)} ms; p95 wanted ${targetP95Ms} ms`,
  )
  await index.writer.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  return true
}

const textsOf = ({ caratulado, rol, tribunal, redactor, normas }: DemoRecord): string[] => [
  caratulado,
  rol,
  tribunal,
  ...(redactor === null ? [] : [redactor]),
  ...normas.slice(0, 1).map(({ norma, articulo }) => `art. ${articulo ?? '1'} ${norma}`),
]

const timeTyping = async (texts: readonly string[], suggest: (text: string) => Promise<unknown>) => {
  const times: number[] = []
  const processorTimes: number[] = []
  for (const counted of [false, true])
    for (const text of texts)
      for (let letters = 1; letters <= Math.min(text.length, maxTyped); letters++) {
        const startedMs = performance.now()
        const since = process.cpuUsage()
        await suggest(text.slice(0, letters))
        if (!counted) continue
        times.push(performance.now() - startedMs)
        processorTimes.push(process.cpuUsage(since).user / 1000)
      }
  return { times: percentiles(times), processorTimes: percentiles(processorTimes) }
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
