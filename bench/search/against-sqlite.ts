import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateDemoRulings } from '@basejuris/demo'
import { analyze, stopWords } from '@basejuris/legal-text'
import { reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { openDemonstration } from './open-demonstration.ts'
import { queries } from './queries.ts'
import { timeSearches } from './time-searches.ts'

/** Our lexical search beside SQLite FTS5, a developer's first choice, over the same rulings with the same analysis. */
export async function benchSearchAgainstSqlite(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const demonstration = await openDemonstration(rulings, dataDir)
  const sqlite = openSqlite(rulings)
  const ours = percentiles(await timeSearches(demonstration.search, 3, 'lexica'))
  const theirs = percentiles(timeSqlite(sqlite, 3))
  console.log(`lexical search, ${rulings} rulings, ours (facets, passages and reasons included): ${describe(ours)}`)
  console.log(`lexical search, ${rulings} rulings, SQLite FTS5 (top ten and total alone):        ${describe(theirs)}`)
  const ok = reportGates([
    { name: 'lexical p50 against FTS5', ours: ours.p50, other: theirs.p50, minRatio: 0.2, unit: 'ms' },
    { name: 'lexical p95 against FTS5', ours: ours.p95, other: theirs.p95, minRatio: 0.2, unit: 'ms' },
  ])
  sqlite.close()
  await demonstration.close()
  await rm(dataDir, { recursive: true, force: true })
  return ok
}

function openSqlite(rulings: number): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec("create virtual table rulings using fts5(body, content='', tokenize='unicode61 remove_diacritics 0')")
  const insert = sqlite.prepare('insert into rulings(rowid, body) values (?, ?)')
  sqlite.exec('begin')
  let id = 0
  for (const { texto } of generateDemoRulings({ rulings })) {
    id += 1
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

function timeSqlite(sqlite: DatabaseSync, rounds: number): number[] {
  const top = sqlite.prepare('select rowid from rulings where rulings match ? order by rank limit 10')
  const total = sqlite.prepare('select count(*) as total from rulings where rulings match ?')
  const expressions = queries.map((query) =>
    [
      ...new Set(
        analyze(query)
          .filter(({ exact }) => !stopWords.has(exact))
          .map(({ token }) => `"${token.replaceAll('"', '')}"`),
      ),
    ].join(' OR '),
  )
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const query of expressions) {
      const startedMs = performance.now()
      top.all(query)
      total.get(query)
      if (round > 0) times.push(performance.now() - startedMs)
    }
  }
  return times
}
