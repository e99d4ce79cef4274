import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BenchFilter, BenchQuery } from '../corpus/make-queries.ts'
import { type EngineAdapter, facetNames } from './engine-adapter.ts'
import { requireRival } from './rivals.ts'

const vectorExtension = (): string | null => {
  try {
    return requireRival<{ getLoadablePath(): string }>('sqlite-vec').getLoadablePath()
  } catch {
    return null
  }
}

const openDatabase = (folder: string): { database: DatabaseSync; vectors: boolean } => {
  const database = new DatabaseSync(join(folder, 'bench.db'), { allowExtension: true })
  const extension = vectorExtension()
  if (extension !== null) database.loadExtension(extension)
  database.exec('pragma journal_mode=wal; pragma synchronous=normal; pragma mmap_size=8000000000; pragma cache_size=-400000')
  return { database, vectors: extension !== null }
}

const quoted = (term: string): string => `"${term}"`
const expression = ({ kind, terms }: BenchQuery): string => {
  if (kind === 'phrase') return quoted(terms.join(' '))
  return kind === 'prefix' ? `${terms[0]}*` : terms.map(quoted).join(' OR ')
}

/** SQLite with FTS5, which scores every match, and sqlite-vec, which compares every vector. */
export const sqlite: EngineAdapter = {
  build: async (folder, batches) => {
    const { database, vectors } = openDatabase(folder)
    database.exec(`create table facts(id integer primary key, base text, year integer, court text, type text, date integer);
      create virtual table words using fts5(text, content='', tokenize="unicode61 remove_diacritics 0", prefix='5')`)
    if (vectors)
      database.exec(
        'create virtual table vectors using vec0(id integer primary key, base text, year integer, e float[1024] distance_metric=cosine)',
      )
    const addFacts = database.prepare('insert into facts values (?, ?, ?, ?, ?, ?)')
    const addWords = database.prepare('insert into words(rowid, text) values (?, ?)')
    const addVector = vectors ? database.prepare('insert into vectors(id, base, year, e) values (?, ?, ?, ?)') : null
    for await (const batch of batches) {
      database.exec('begin')
      for (const { document, vector } of batch) {
        addFacts.run(document.id, document.base, document.year, document.court, document.type, document.date)
        addWords.run(document.id, document.text)
        addVector?.run(BigInt(document.id), document.base, BigInt(document.year), new Uint8Array(vector.buffer))
      }
      database.exec('commit')
    }
    database.exec(
      `create index by_base on facts(base, year); insert into words(words) values ('optimize'); pragma wal_checkpoint(truncate)`,
    )
    database.close()
  },
  open: async (folder) => {
    const { database, vectors } = openDatabase(folder)
    const ids = (rows: readonly Record<string, unknown>[]): number[] => rows.map(({ id }) => Number(id))
    const filtered = 'from words f cross join facts m on m.id = f.rowid where words match ? and m.base = ? and m.year between ? and ?'
    const top = database.prepare('select rowid id from words where words match ? order by rank limit ?')
    const topFiltered = database.prepare(`select m.id id ${filtered} order by rank limit ?`)
    const newest = database.prepare(
      'select m.id id from words f cross join facts m on m.id = f.rowid where words match ? order by m.date desc, m.id limit 20',
    )
    const counted = database.prepare('select count(*) n from words where words match ?')
    const countedFiltered = database.prepare(`select count(*) n ${filtered}`)
    const facets = facetNames.map((name) => ({
      name,
      select: database.prepare(
        `select ${name} k, count(*) n from words f cross join facts m on m.id = f.rowid where words match ? group by 1`,
      ),
    }))
    const bounds = (filter: BenchFilter): [string, number, number] => [filter.base, filter.from, filter.to]
    return {
      top: (query, filter, limit) =>
        ids(filter === null ? top.all(expression(query), limit) : topFiltered.all(expression(query), ...bounds(filter), limit)),
      newest: (query) => ids(newest.all(expression(query))),
      count: (query, filter) =>
        Number((filter === null ? counted.get(expression(query)) : countedFiltered.get(expression(query), ...bounds(filter)))?.['n']),
      facets: (query) =>
        Object.fromEntries(
          facets.map(({ name, select }) => [
            name,
            Object.fromEntries(select.all(expression(query)).map(({ k, n }) => [String(k), Number(n)])),
          ]),
        ),
      ...(vectors ? { nearest: nearestWith(database) } : {}),
      close: () => database.close(),
    }
  },
}

const nearestWith = (database: DatabaseSync) => {
  const all = database.prepare('select id from vectors where e match ? and k = ?')
  const some = database.prepare('select id from vectors where e match ? and k = ? and base = ? and year between ? and ?')
  return (vector: Float32Array, filter: BenchFilter | null, limit: number): number[] => {
    const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)
    const rows = filter === null ? all.all(bytes, limit) : some.all(bytes, limit, filter.base, BigInt(filter.from), BigInt(filter.to))
    return rows.map(({ id }) => Number(id))
  }
}
