import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createJobs, type DatabaseTarget, type OpenDatabase, openDatabase } from '@basejuris/database'
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
    const dump = await database.dump?.()
    if (dump === undefined) throw new Error('An embedded database can always be dumped')
    await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()))
  })
  project.provide('databaseSnapshot', snapshot)
  project.provide('answeredErrors', join(project.config.root, 'test-results', 'answered-errors.txt'))
  const server = await prepareServer(process.env['TEST_DATABASE_URL'])
  project.provide('databaseServer', server)
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (server !== null) await dropServerDatabase(server.url, server.template)
  }
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
