import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastSequence, openDatabase } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import { followClusters, ingestRecords } from '@basejuris/ingestion'

/** Time to put the demonstration corpus of growing sizes into clusters: linear when the last column stays. `node bench/near-duplicates.ts 300 1200` */
const sizes = process.argv.slice(2).map(Number)

for (const rulings of sizes.length > 0 ? sizes : [300, 1200]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'near-duplicates-'))
  const { db, execute, close } = await openDatabase({ memory: true })
  const set = {
    name: 'demo',
    fingerprint: `${demoFingerprint}/${rulings}`,
    total: rulings,
    records: () => generateDemoRulings({ rulings }),
  }
  await ingestRecords({ set, database: db, dataDir })
  const startedMs = performance.now()
  const started = process.cpuUsage()
  while ((await followClusters(db)) < (await lastSequence(db)));
  const { user, system } = process.cpuUsage(started)
  const ms = performance.now() - startedMs
  const { rows } = await execute(
    `select count(*)::int as shared, coalesce(max(size), 0)::int as largest
     from (select count(*) as size from ruling_likeness group by cluster_id having count(*) > 1) as clusters`,
  )
  const cpuMs = (user + system) / 1000
  console.log({
    rulings,
    ...(rows[0] as object),
    ms: Math.round(ms),
    cpuMs: Math.round(cpuMs),
    cpuMsPerRuling: (cpuMs / rulings).toFixed(2),
  })
  await close()
  await rm(dataDir, { recursive: true })
}
