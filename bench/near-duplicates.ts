import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLastSequence, openDatabase } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import { followClusters, ingestRecords } from '@basejuris/ingestion'

/**
 * Times the clustering of growing numbers of rulings. Linear when the last figure stays constant. Uses the demonstration corpus, then
 * copies of one ruling with other parties, the worst case of mass litigation. Usage: `node bench/near-duplicates.ts 300 1200`
 */
const sizes = process.argv.slice(2).map(Number)

const demonstration = (rulings: number) => generateDemoRulings({ rulings })
function* oneTemplate(rulings: number) {
  const [template] = [...generateDemoRulings({ rulings: 20 })].filter(({ resultado }) => resultado === 'rechaza')
  if (template === undefined) throw new Error('The demonstration corpus has no ruling to repeat')
  for (let at = 0; at < rulings; at++) yield { ...template, id: `template-${at}`, caratulado: `Parte ${at} con Otra` }
}

const requested = sizes.length > 0 ? sizes : [300, 1200]
for (const { name, make, rulings } of [demonstration, oneTemplate].flatMap((make) =>
  requested.map((rulings) => ({ name: make.name, make, rulings })),
)) {
  const dataDir = await mkdtemp(join(tmpdir(), 'near-duplicates-'))
  const { db, execute, close } = await openDatabase({ memory: true })
  const set = {
    name: 'demo',
    fingerprint: `${demoFingerprint}/${name}/${rulings}`,
    total: rulings,
    records: () => make(rulings),
  }
  await ingestRecords({ set, database: db, dataDir })
  const startedMs = performance.now()
  const started = process.cpuUsage()
  while ((await followClusters(db)) < (await getLastSequence(db)));
  const { user, system } = process.cpuUsage(started)
  const ms = performance.now() - startedMs
  const { rows } = await execute(
    `select count(*)::int as shared, coalesce(max(size), 0)::int as largest
     from (select count(*) as size from ruling_likeness group by cluster_id having count(*) > 1) as clusters`,
  )
  const cpuMs = (user + system) / 1000
  console.log({
    name,
    rulings,
    ...(rows[0] as object),
    ms: Math.round(ms),
    cpuMs: Math.round(cpuMs),
    cpuMsPerRuling: (cpuMs / rulings).toFixed(2),
  })
  await close()
  await rm(dataDir, { recursive: true })
}
