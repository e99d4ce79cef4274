import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureStore, type StoreFigures } from './measure-store.ts'
import { openEmbeddedJson } from './stores/embedded-json.ts'
import { openEmbeddedZstd } from './stores/embedded-zstd.ts'
import { openProductStore } from './stores/product.ts'
import { openSegmentFiles } from './stores/segment-files.ts'
import { openSqliteZstd } from './stores/sqlite-zstd.ts'

/**
 * Compares places for ruling text. Each store is filled and read in its own process. `node bench/ruling-store.ts [--count 100000]
 * [--only name]`.
 */
const stores = {
  'embedded, jsonb': openEmbeddedJson,
  'embedded, zstd bytea': openEmbeddedZstd,
  'SQLite, zstd blob': openSqliteZstd,
  'segment files, zstd': openSegmentFiles,
  'whole product path': openProductStore,
}
type StoreName = keyof typeof stores

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, only: { type: 'string' }, child: { type: 'boolean' } },
})
const count = Number(values.count)
const names = (Object.keys(stores) as StoreName[]).filter((name) => values.only === undefined || name === values.only)

if (values.child === true && names[0] !== undefined) {
  const root = mkdtempSync(join(tmpdir(), 'basejuris-store-'))
  try {
    console.log(JSON.stringify(await measureStore(stores[names[0]], join(root, 'data'), count)))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
} else {
  console.log(`${count} rulings, Node ${process.version}`)
  console.log(
    '| store | inserts/s | CPU ms per insert | tidy s | open ms | ten rulings p50 / p95 / p99 ms | CPU ms | disk MB | memory MB after inserts / reads |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const name of names) {
    const figures = measureInChild(name)
    console.log(toRow(name, figures))
    for (const [lookUp, ms] of Object.entries(figures.lookUpMs)) console.log(`  ${lookUp}: ${ms.toFixed(1)} ms`)
  }
}

function measureInChild(name: StoreName): StoreFigures {
  const script = [import.meta.filename, '--child', '--only', name, '--count', String(count)]
  const output = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], { encoding: 'utf8' })
  return JSON.parse(output) as StoreFigures
}

function toRow(name: StoreName, figures: StoreFigures): string {
  const { p50, p95, p99 } = figures.readTenMs
  const cells = [
    name,
    figures.insertPerSecond.toFixed(0),
    figures.insertCpuMs.toFixed(2),
    figures.tidyMs === null ? '' : (figures.tidyMs / 1000).toFixed(1),
    figures.openMs.toFixed(0),
    [p50, p95, p99].map((ms) => ms.toFixed(2)).join(' / '),
    figures.readTenCpuMs.toFixed(2),
    figures.diskMb.toFixed(0),
    `${figures.memoryMb.afterInsert.toFixed(0)} / ${figures.memoryMb.afterReads.toFixed(0)}`,
  ]
  return `| ${cells.join(' | ')} |`
}
