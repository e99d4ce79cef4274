import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { erasedTables } from '../schema/personal-data.ts'
import * as schema from '../schema/schema.ts'
import type { DataFolderLock } from './data-folder-lock.ts'
import {
  damagedDatabase,
  isDamage,
  latestMigrationQuery,
  refuseNewer,
  refuseOldServer,
  refuseUnfinished,
  unfinishedQuery,
} from './database-refused.ts'
import { explainServer, NamedPool } from './database-unreachable.ts'
import { DiskRoom } from './disk-room.ts'
import { DurableFolder, durableStartParams } from './durable-folder.ts'
import { GuardedPGlite } from './guarded-pglite.ts'
import { type Listen, listenToServer } from './notifications.ts'
import { makePrivate } from './private-folder.ts'
import { type RunAlone, runAloneEmbedded, runAloneOnServer } from './single-runner.ts'
import { tracedQuery } from './traced-statements.ts'
import { type HoldVersion, holdVersionEmbedded, holdVersionOnServer } from './version-in-use.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')
/** By default 128 MB of buffers are cleared at the start. */
const snapshotStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
/** A request waits no longer for a connection. */
const connectMs = 5000
const migrationLock = 7_309_201
const config = { schema, casing: 'snake_case' } as const

/** A database or a transaction of it. Query functions accept either. While a transaction is open, use only the transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A PostgreSQL server. */
interface ServerTarget {
  readonly url: string
  readonly maxConnections?: number
  /** Also a database to which another is still being copied. */
  readonly unfinished?: true
}

export type DatabaseTarget =
  | ServerTarget
  /** Embedded, on disk. The lock of the data folder proves that this process is its only owner. A new folder starts from `dump` if given. */
  | { readonly folder: string; readonly lock: DataFolderLock; readonly dump?: Blob }
  /** Embedded, in memory, from a dump made by `dump`. No migrations run. */
  | { readonly snapshot: Blob }
  /** Embedded, in memory, empty. */
  | { readonly memory: true }

export interface OpenDatabase {
  readonly db: Database
  /** Runs SQL text with positional parameters. Without parameters it may be several statements. */
  readonly execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  /** True when no other process can use this database. */
  readonly exclusive: boolean
  /** Embedded only. Counts the starts and ends of statements that may write rulings; while it is unchanged, no ruling changes. */
  readonly writeCount?: () => number
  /** Runs one task of a name at a time over all processes of this database. */
  readonly runAlone: RunAlone
  /** Refuses a version of a shared thing while another process uses another one. End it before `close`. */
  readonly holdVersion: HoldVersion
  /** Listens to what `notify` sends, in this process and in others. End it before `close`. */
  readonly listen: Listen
  /** How the job queue connects to the same database. */
  readonly jobConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString'>
  /**
   * Runs `copy` on the files of an embedded database after a checkpoint, while every other statement waits. The copy opens as after a
   * power cut. Absent on a server and in memory.
   */
  readonly whileQuiescent?: (copy: (folder: string) => Promise<void>) => Promise<void>
  /** Embedded on disk only. Writes are refused when it is full. */
  readonly room?: DiskRoom
  /** Copy of an embedded database, for `{ snapshot }`; absent on a server. */
  readonly dump?: () => Promise<Blob>
  /**
   * Frees space and refreshes the statistics of the planner. Call it after large changes and once a day; other queries wait meanwhile.
   * On a server it does nothing, because autovacuum runs there.
   */
  readonly vacuum: () => Promise<void>
  /**
   * Rewrites tables, so that no file holds their deleted rows, and begins a new file of the log. A table above 64 MB is only vacuumed. Other
   * queries wait meanwhile. On a server it does nothing: its tools erase there.
   */
  readonly eraseDeleted: (tables: keyof typeof erasedTables) => Promise<void>
  /** Waits for running statements. Calling it again does nothing. */
  readonly close: () => Promise<void>
}

/** Opens the database and applies missing migrations. @throws {DatabaseRefused} @throws {StorageFull} */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  if ('url' in target) return openServer(target)
  if ('folder' in target) target.lock.assertCovers(target.folder)
  return openEmbedded(target)
}

async function openServer({ url, maxConnections: max = 10, unfinished }: ServerTarget): Promise<OpenDatabase> {
  const pool = new NamedPool({ connectionString: url, max, connectionTimeoutMillis: connectMs, keepAlive: true })
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => Object.assign(client, { query: tracedQuery(client.query.bind(client)) }))
  try {
    await migrateServerOnce(pool)
    if (unfinished !== true) refuseUnfinished((await pool.query(unfinishedQuery)).rows)
  } catch (error) {
    await pool.end()
    throw explainServer(url, error)
  }
  return {
    db: drizzleServer({ client: pool, ...config }),
    execute: async (text, values) => {
      const result = await pool.query(text, values)
      return { rows: (Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows) as unknown[] }
    },
    exclusive: false,
    runAlone: runAloneOnServer(url),
    holdVersion: holdVersionOnServer(url),
    listen: listenToServer(url),
    jobConnection: { connectionString: url },
    vacuum: async () => undefined,
    eraseDeleted: async () => undefined,
    close: once(() => pool.end()),
  }
}

/** Processes that start together wait for each other. */
async function migrateServerOnce(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    refuseOldServer((await client.query('show server_version_num')).rows)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateServer(drizzleServer({ client, ...config }), { migrationsFolder })
    refuseNewer((await client.query(latestMigrationQuery)).rows, migrationsFolder)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}

async function openEmbedded(target: Exclude<DatabaseTarget, { url: string }>): Promise<OpenDatabase> {
  const isNew = 'folder' in target && !existsSync(join(target.folder, 'PG_VERSION'))
  if (isNew) await mkdir(target.folder, { recursive: true, mode: 0o700 })
  const room = 'folder' in target ? new DiskRoom(target.folder, { reserve: `${target.folder}.reserve` }) : null
  room?.requireRoom()
  const pglite = new GuardedPGlite(
    {
      ...('folder' in target && room !== null ? { fs: new DurableFolder(target.folder, room), startParams: durableStartParams } : {}),
      ...(isNew && target.dump !== undefined ? { loadDataDir: target.dump } : {}),
      ...('snapshot' in target ? { loadDataDir: target.snapshot, startParams: snapshotStartParams } : {}),
    },
    () => room?.requireRoom(),
  )
  await pglite.waitReady.catch((error: unknown) => {
    room?.requireRoom()
    throw 'folder' in target ? damagedDatabase(target.folder, error) : error
  })
  const db = drizzleEmbedded({ client: pglite, ...config })
  if (!('snapshot' in target)) {
    await migrateEmbedded(db, { migrationsFolder }).catch((error: unknown) => {
      throw 'folder' in target && isDamage(error) ? damagedDatabase(target.folder, error) : error
    })
    refuseNewer((await pglite.query(latestMigrationQuery)).rows, migrationsFolder)
  }
  // PGlite gives some files modes of its own.
  if ('folder' in target) makePrivate(target.folder)
  return {
    db,
    execute: async (text, values) => {
      if (values !== undefined && values.length > 0) return { rows: (await pglite.query(text, values)).rows }
      return { rows: (await pglite.exec(text)).at(-1)?.rows ?? [] }
    },
    exclusive: true,
    runAlone: runAloneEmbedded,
    holdVersion: holdVersionEmbedded,
    writeCount: () => pglite.writeCount,
    listen: async (channel, listener) => pglite.listen(channel, listener),
    jobConnection: { db: fromPglite(pglite.forJobs), backend: 'pglite' },
    ...(room === null ? {} : { room }),
    ...('folder' in target
      ? {
          whileQuiescent: (copy) =>
            pglite.transaction(async (tx) => {
              await tx.query('checkpoint')
              await copy(target.folder)
            }),
        }
      : {}),
    dump: () => pglite.dumpDataDir('none'),
    vacuum: async () => {
      await pglite.exec('vacuum (analyze)')
    },
    eraseDeleted: (tables) => eraseDeleted(pglite, erasedTables[tables]),
    close: once(() => pglite.close()),
  }
}

/** Rewriting more would hold up everything else for many seconds. */
const maxRewrittenBytes = 64 * 1_048_576

/** Of a table and of its indexes on expressions. */
const deleteStatistics = `delete from pg_statistic where starelid = to_regclass($1)
  or starelid in (select indexrelid from pg_index where indrelid = to_regclass($1))`

async function eraseDeleted(pglite: GuardedPGlite, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await pglite.query<{ bytes: number | null }>('select pg_total_relation_size(to_regclass($1))::float8 as bytes', [
      table,
    ])
    const bytes = rows[0]?.bytes ?? null
    if (bytes === null) continue
    // The planner's statistics quote values, and those of an empty table are never replaced.
    await pglite.query(deleteStatistics, [table])
    await pglite.exec(`vacuum (${bytes > maxRewrittenBytes ? 'analyze' : 'full, analyze'}) ${table}`)
  }
  await pglite.exec('vacuum full pg_statistic')
  // The first checkpoint writes the tables, the second removes the finished file of the log.
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await pglite.exec(statement)
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
