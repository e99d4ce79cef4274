import { join } from 'node:path'
import { type Database, lockDataFolder, openDatabase, putRulings, removeRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { createHashingEncoder, openEngineIndex } from '@basejuris/search'
import { buildInProcess } from './build-documents.ts'
import { followIndex } from './follow-index.ts'

export interface CrashScenario {
  readonly dataDir: string
  readonly change: 'add' | 'change' | 'remove'
  readonly ruling: Ruling
  /** Where the process is killed. */
  readonly point: 'after_commit' | 'after_apply' | 'after_flush'
}

export const encoder = createHashingEncoder()

export function openFixtureIndex(dataDir: string | null) {
  return openEngineIndex({
    folder: dataDir === null ? null : join(dataDir, 'index'),
    dimension: encoder.dimension,
    schema: `crash:${encoder.name}`,
  })
}

const makeChange = async (database: Database, { change, ruling }: CrashScenario): Promise<void> => {
  if (change === 'remove') await removeRulings(database, [ruling.docId])
  else await putRulings(database, [ruling])
}

const die = async (): Promise<void> => {
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => undefined)
}

/** Changes one ruling and kills the process before, during or after indexing. */
const run = async (order: CrashScenario): Promise<void> => {
  const lock = lockDataFolder(order.dataDir)
  const { db } = await openDatabase({ folder: join(order.dataDir, 'database'), lock })
  const { writer } = await openFixtureIndex(order.dataDir)
  await makeChange(db, order)
  if (order.point === 'after_commit') await die()
  await followIndex({ database: db, writer, build: buildInProcess(encoder) })
  if (order.point === 'after_apply') await die()
  await writer.flush()
  await die()
}

const [, script, order] = process.argv
if (script === import.meta.filename && order !== undefined) await run(JSON.parse(order) as CrashScenario)
