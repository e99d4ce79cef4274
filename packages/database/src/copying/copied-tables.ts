import { z } from 'zod'
import { DatabaseRefused } from '../connection/database-refused.ts'
import type { OpenDatabase } from '../connection/open-database.ts'

/** Runs one statement on a connection whose settings are those of `writtenAlike`. */
export type Run = OpenDatabase['execute']

export interface CopiedTable {
  readonly name: string
  /** Names and types in order: rows travel as text, without names. */
  readonly columns: readonly string[]
  readonly blocks: number
}

export interface TableSum {
  readonly rows: number
  /** Of all rows in any order. */
  readonly checksum: string
}

/** Values have one text on every server with these settings. */
export const writtenAlike = [
  "set timezone to 'UTC'",
  "set datestyle to 'ISO, YMD'",
  "set intervalstyle to 'postgres'",
  'set extra_float_digits to 1',
  "set bytea_output to 'hex'",
] as const

const tablesQuery = `
  select c.oid::regclass::text as name, (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as blocks,
    (select json_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(distinct f.confrelid::regclass::text), '[]') from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as needs
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'copy_progress' order by 1`
const tableRows = z.array(z.object({ name: z.string(), blocks: z.number(), columns: z.array(z.string()), needs: z.array(z.string()) }))

/** Every table of the product, each after those that it refers to. */
export async function listCopiedTables(run: Run): Promise<CopiedTable[]> {
  const waiting = new Map(tableRows.parse((await run(tablesQuery)).rows).map((table) => [table.name, table]))
  const ordered: CopiedTable[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(({ needs }) => needs.every((name) => !waiting.has(name)))
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const { needs: _needs, ...table } of next) {
      ordered.push(table)
      waiting.delete(table.name)
    }
  }
  return ordered
}

/** Rows travel by the order of their columns. @throws {DatabaseRefused} */
export function requireSameTables(source: readonly Pick<CopiedTable, 'name' | 'columns'>[], target: readonly CopiedTable[]): void {
  const describe = (tables: readonly Pick<CopiedTable, 'name' | 'columns'>[]): string =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]).sort())
  if (describe(source) !== describe(target))
    throw new DatabaseRefused(
      'Las tablas de ambas bases no son de la misma versión de BaseJuris: use para copiar la versión que escribió la primera.',
    )
}

/** Blocks read at once; large texts lie outside of them. */
export const blocksAtOnce = 8

/** Rows of some blocks of a table, as texts. */
export async function readBlocks(run: Run, { name }: Pick<CopiedTable, 'name'>, from: number): Promise<string[]> {
  const range = `ctid >= '(${from},0)'::tid and ctid < '(${from + blocksAtOnce},0)'::tid`
  return textsOf(await run(`select t::text as row from ${name} t where ${range}`))
}

const waitingJobs = `select j::text as row from pgboss.job j where state in ('created', 'retry', 'active')`

/** Jobs that have not ended. */
export async function readWaitingJobs(run: Run): Promise<string[]> {
  return textsOf(await run(waitingJobs))
}

/** They begin anew, because nothing runs them where they arrive. */
export async function writeWaitingJobs(run: Run, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  await run('insert into pgboss.job select * from unnest($1::pgboss.job[]) on conflict do nothing', [rows])
  await run(`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'`)
}

export async function writeRows(run: Run, { name }: Pick<CopiedTable, 'name'>, rows: readonly string[]): Promise<void> {
  if (rows.length > 0) await run(`insert into ${name} select * from unnest($1::${name}[])`, [rows])
}

const textRows = z.array(z.object({ row: z.string() }))
const textsOf = ({ rows }: { readonly rows: unknown[] }): string[] => textRows.parse(rows).map(({ row }) => row)

export async function sumTable(run: Run, { name }: Pick<CopiedTable, 'name'>): Promise<TableSum> {
  const { rows } = await run(
    `select count(*)::float8 as rows, coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as checksum from ${name} t`,
  )
  return z.tuple([z.object({ rows: z.number(), checksum: z.string() })]).parse(rows)[0]
}

/** A new database has its identity alone. @throws {DatabaseRefused} */
export async function requireEmpty(run: Run, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) {
    if (name === 'store_identity') continue
    const { rows } = await run(`select exists (select from ${name}) as filled`)
    if ((rows[0] as { filled: boolean }).filled)
      throw new DatabaseRefused(`La base de destino no está vacía (${name} tiene datos): cree otra con createdb e indíquela.`)
  }
}

const sequenceRows = z.array(z.object({ name: z.string(), last: z.string() }))

export async function readSequences(run: Run): Promise<z.infer<typeof sequenceRows>> {
  const { rows } = await run(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return sequenceRows.parse(rows)
}

export async function writeSequences(run: Run, sequences: z.infer<typeof sequenceRows>): Promise<void> {
  for (const { name, last } of sequences) await run('select setval(to_regclass($1), $2::bigint)', [name, last])
}
