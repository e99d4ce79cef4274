// npm run bench:load [-- --rulings 100000 --seconds 20]: measures fixed rates on a temporary PostgreSQL server with an OpenSearch cluster, then on
// the data folder. npm run bench:sizing measures sizes there. Where those servers cannot be started it says why and measures the data folder alone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'
import { startTemporaryOpensearch } from './temporary-opensearch.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'

const [name, ...options] = process.argv.slice(2)
const node = await ensureInstalled()
const database = await startTemporaryPostgres()
const cluster = await startTemporaryOpensearch()
for (const [name, server] of Object.entries({ PostgreSQL: database, OpenSearch: cluster }))
  if ('reason' in server) console.log(`not run: servers: ${name}: ${server.reason}`)
const servers =
  'reason' in database || 'reason' in cluster
    ? []
    : ['--database-url', database.url, '--search-url', `${cluster.url.replace('http:', 'opensearch:')}/rates?shards=2&replicas=0`]
const { status } = spawnSync(node, [join(root, 'bench/main.ts'), name, ...servers, ...options], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment(node),
})
await database.stop?.()
await cluster.stop?.()
process.exit(status ?? 1)
