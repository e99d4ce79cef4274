import { z } from 'zod'
import { DatabaseRefused } from '../connection/database-refused.ts'
import { type OpenDatabase, openDatabase } from '../connection/open-database.ts'
import {
  blocksAtOnce,
  type CopiedTable,
  listCopiedTables,
  type Run,
  readBlocks,
  readSequences,
  readWaitingJobs,
  requireEmpty,
  requireSameTables,
  sumTable,
  writeRows,
  writeSequences,
  writeWaitingJobs,
  writtenAlike,
} from './copied-tables.ts'
import { inTransaction, onCopyConnection } from './copy-connection.ts'

export interface MigrateDatabase {
  /** Nothing else may write to it, also between an interruption and its resumption. */
  readonly source: OpenDatabase
  readonly url: string
  /** Creates the queues on the target, so that waiting jobs can go there. */
  readonly createQueues: (target: OpenDatabase) => Promise<void>
  /** Blocks copied so far, of all. */
  readonly onProgress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}

export interface MigratedDatabase {
  readonly tables: number
  readonly rows: number
  /** An interrupted copy was continued. */
  readonly resumed: boolean
}

const progressRows = z.array(z.object({ source: z.string(), name: z.string(), next_block: z.number() }))

/**
 * Copies a stopped database to an empty server, and compares every table. An interrupted copy goes on after its last batch; until it is
 * finished no process opens the target. @throws {DatabaseRefused}
 */
export async function migrateDatabase({ source, url, createQueues, onProgress, signal }: MigrateDatabase): Promise<MigratedDatabase> {
  const target = await openDatabase({ url, unfinished: true })
  try {
    for (const setting of writtenAlike) await source.execute(setting)
    return await target.runAlone('copy database', () =>
      onCopyConnection(url, async (run) => {
        const tables = await listCopiedTables(source.execute)
        requireSameTables(tables, await listCopiedTables(run))
        const identity = await identityOf(source.execute)
        const started = await startOrResume(run, tables, identity)
        await copyTables({ source: source.execute, run, tables, started: started.blocks, onProgress, signal })
        await writeSequences(run, await readSequences(source.execute))
        await createQueues(target)
        await writeWaitingJobs(run, await readWaitingJobs(source.execute))
        const rows = await compareTables(source.execute, run, tables)
        await run('drop table copy_progress')
        await run('analyze')
        return { tables: tables.length, rows, resumed: started.resumed }
      }),
    )
  } finally {
    await target.close()
  }
}

const identityOf = async (run: Run): Promise<string> =>
  z.tuple([z.object({ row: z.string() })]).parse((await run('select t::text as row from store_identity t')).rows)[0].row

/** Answers the next block of each table that was begun. */
async function startOrResume(run: Run, tables: readonly CopiedTable[], identity: string) {
  const [found] = (await run(`select to_regclass('public.copy_progress') is not null as present`)).rows as { present: boolean }[]
  if (found?.present !== true) {
    await requireEmpty(run, tables)
    await inTransaction(run, async () => {
      await run('create table copy_progress (source text not null, name text primary key, next_block integer not null)')
      await run('insert into copy_progress values ($1, $2, 0)', [identity, ''])
      await run('delete from store_identity')
    })
    return { resumed: false, blocks: new Map<string, number>() }
  }
  const progress = progressRows.parse((await run('select * from copy_progress')).rows)
  if (progress.some((row) => row.source !== identity))
    throw new DatabaseRefused('La base de destino tiene una copia a medias de otra base: cree otra con createdb e indíquela.')
  return { resumed: true, blocks: new Map(progress.map((row) => [row.name, row.next_block])) }
}

interface CopyTables {
  readonly source: Run
  readonly run: Run
  readonly tables: readonly CopiedTable[]
  readonly started: ReadonlyMap<string, number>
  readonly onProgress: MigrateDatabase['onProgress']
  readonly signal: AbortSignal | undefined
}

async function copyTables({ source, run, tables, started, onProgress, signal }: CopyTables): Promise<void> {
  const total = tables.reduce((sum, { blocks }) => sum + blocks, 0)
  const [{ source: identity } = { source: '' }] = progressRows.parse((await run('select * from copy_progress limit 1')).rows)
  let done = 0
  for (const table of tables) {
    const first = started.get(table.name) ?? 0
    done += Math.min(first, table.blocks)
    for (let block = first; block < table.blocks; block += blocksAtOnce) {
      signal?.throwIfAborted()
      const rows = await readBlocks(source, table, block)
      await inTransaction(run, async () => {
        await writeRows(run, table, rows)
        await run(`insert into copy_progress values ($1, $2, $3) on conflict (name) do update set next_block = excluded.next_block`, [
          identity,
          table.name,
          block + blocksAtOnce,
        ])
      })
      done += Math.min(blocksAtOnce, table.blocks - block)
      onProgress?.(done, total)
    }
  }
}

/** @throws {DatabaseRefused} */
async function compareTables(source: Run, run: Run, tables: readonly CopiedTable[]): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const [own, copied] = [await sumTable(source, table), await sumTable(run, table)]
    if (own.rows !== copied.rows || own.checksum !== copied.checksum)
      throw new DatabaseRefused(
        `La copia de la tabla ${table.name} difiere, porque la base de origen cambió entretanto: comience de nuevo en otra base vacía.`,
      )
    rows += own.rows
  }
  return rows
}
