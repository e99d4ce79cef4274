import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createJobs, type DatabaseTarget, lockDataFolder, type OpenDatabase, openDatabase } from '@basejuris/database'
import type { TestProject } from 'vitest/node'
import type {} from './provided-context.ts'
import { createServerDatabase, dropServerDatabase } from './server-database.ts'

/**
 * Vitest global setup. It migrates once, for the embedded database and for the server of `TEST_DATABASE_URL`. Every test file copies the
 * result.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-test-'))
  const snapshot = join(folder, 'snapshot.tar')
  await prepare({ memory: true }, async (database) => {
    for (const statement of shrink) await database.execute(statement)
    const dump = await database.dump?.()
    if (dump === undefined) throw new Error('An embedded database can always be dumped')
    await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()))
  })
  project.provide('databaseSnapshot', snapshot)
  project.provide('databaseFolder', await toFolder(snapshot, join(folder, 'data')))
  project.provide('answeredErrors', join(project.config.root, 'test-results', 'answered-errors.txt'))
  const server = await prepareServer(process.env['TEST_DATABASE_URL'])
  project.provide('databaseServer', server)
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (server !== null) await dropServerDatabase(server.url, server.template)
  }
}

/**
 * Statements before the dump, each in a call of its own because no transaction drops a database. Every test file unpacks a third less
 * without the templates, and recovers nothing after a checkpoint.
 */
const shrink = ['update pg_database set datistemplate = false', 'drop database template0', 'drop database template1', 'checkpoint']

/** Answers the folder of the database. */
async function toFolder(snapshot: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database')
  const lock = lockDataFolder(dataDir)
  const database = await openDatabase({ folder, lock, dump: await openAsBlob(snapshot) })
  await database.close()
  lock.release()
  return folder
}

async function prepareServer(url: string | undefined) {
  if (url === undefined || url === '') return null
  const template = await createServerDatabase(url)
  await prepare({ url: template.url }, async () => undefined)
  return { url, template: template.name }
}

async function prepare(target: DatabaseTarget, use: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(target)
  const jobs = await createJobs(database, { queues: [], onError: ({ message }) => console.error(message) })
  await jobs.stop({ timeoutMs: 1000 })
  await use(database)
  await database.close()
}
