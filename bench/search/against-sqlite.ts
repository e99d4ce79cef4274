import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateDemoRulings } from '@basejuris/demo'
import { analyze, stopWords } from '@basejuris/legal-text'
import { reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { openDemonstration } from './open-demonstration.ts'
import { freshQueries, queries } from './queries.ts'
import { timeSearches, warmUpRounds } from './time-searches.ts'

/**
 * Our lexical search beside SQLite FTS5, a developer's first choice, over the same rulings with the same analysis. Both answer a page of
 * results: ten hits with a passage each, the total and four facets.
 */
export async function benchSearchAgainstSqlite(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const demonstration = await openDemonstration(rulings, dataDir)
  const sqlite = openSqlite(rulings)
  const ours = percentiles(await timeSearches(demonstration.search, 'lexica'))
  const theirs = percentiles(timeSqlite(sqlite))
  console.log(`lexical search, ${rulings} rulings, ours (reasons and grouping included): ${describe(ours)}`)
  console.log(`lexical search, ${rulings} rulings, SQLite FTS5:                          ${describe(theirs)}`)
  const ok = reportGates([
    { name: 'lexical p50 against FTS5', ours: ours.p50, other: theirs.p50, minRatio: 1, unit: 'ms' },
    { name: 'lexical p95 against FTS5', ours: ours.p95, other: theirs.p95, minRatio: 1, unit: 'ms' },
  ])
  sqlite.close()
  await demonstration.close()
  await rm(dataDir, { recursive: true, force: true })
  return ok
}

const facets = ['base', 'court', 'year', 'kind'] as const

function openSqlite(rulings: number): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(`create table facts(id integer primary key, ${facets.map((name) => `${name} text`).join(', ')});
    create virtual table rulings using fts5(body, tokenize='unicode61 remove_diacritics 0')`)
  const insert = sqlite.prepare('insert into rulings(rowid, body) values (?, ?)')
  const insertFacts = sqlite.prepare('insert into facts values (?, ?, ?, ?, ?)')
  sqlite.exec('begin')
  let id = 0
  for (const { texto, coleccion, tribunal, fecha, tipo } of generateDemoRulings({ rulings })) {
    id += 1
    insertFacts.run(id, coleccion, tribunal, String(fecha).slice(0, 4), tipo)
    insert.run(
      id,
      analyze(texto)
        .map(({ token }) => token)
        .join(' '),
    )
  }
  sqlite.exec('commit')
  return sqlite
}

function timeSqlite(sqlite: DatabaseSync): number[] {
  const top = sqlite.prepare(
    "select rowid, snippet(rulings, 0, '[', ']', '…', 40) as passage from rulings where rulings match ? order by rank limit 10",
  )
  const total = sqlite.prepare('select count(*) as total from rulings where rulings match ?')
  const counts = facets.map((name) =>
    sqlite.prepare(
      `select ${name}, count(*) from rulings cross join facts on facts.id = rulings.rowid where rulings match ? group by 1 order by 2 desc`,
    ),
  )
  const expressionOf = (query: string): string =>
    [
      ...new Set(
        analyze(query)
          .filter(({ exact }) => !stopWords.has(exact))
          .map(({ token }) => `"${token.replaceAll('"', '')}"`),
      ),
    ].join(' OR ')
  const timeAll = (each: readonly string[]): number[] =>
    each.map(expressionOf).map((expression) => {
      const startedMs = performance.now()
      top.all(expression)
      total.get(expression)
      for (const facet of counts) facet.all(expression)
      return performance.now() - startedMs
    })
  for (let round = 0; round < warmUpRounds; round++) timeAll(queries)
  return timeAll(freshQueries)
}
