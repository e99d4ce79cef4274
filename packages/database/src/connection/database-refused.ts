import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { describeDatabaseError } from './database-error.ts'

/** The stored database cannot be used by this program. The message is for the operator. */
export class DatabaseRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'DatabaseRefused'
  }
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) })
const rowsSchema = z.tuple([z.object({ latest: z.coerce.number() })])

/** Latest migration of a database, in the time of its journal; 0 before the first. */
export const latestMigrationQuery = 'select coalesce(max(created_at), 0) as latest from drizzle.__drizzle_migrations'

/** An older program would store what a newer one cannot read. @throws {DatabaseRefused} */
export function refuseNewer(rows: unknown, migrationsFolder: string): void {
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
  const [{ latest }] = rowsSchema.parse(rows)
  if (latest > Math.max(...entries.map(({ when }) => when)))
    throw new DatabaseRefused(
      'La base de datos es de una versión más nueva de BaseJuris: actualice el programa o restaure un respaldo de esta versión.',
    )
}

/** The table goes at the end of the copy. */
export const unfinishedQuery = `select to_regclass('public.copy_progress') is not null as unfinished`
const unfinishedSchema = z.tuple([z.object({ unfinished: z.boolean() })])

/** @throws {DatabaseRefused} */
export function refuseUnfinished(rows: unknown): void {
  if (unfinishedSchema.parse(rows)[0].unfinished)
    throw new DatabaseRefused('La copia hacia la base de DATABASE_URL quedó a medias: repita «basejuris migrate», que la continúa.')
}

const minServerVersion = 15
const versionSchema = z.tuple([z.object({ server_version_num: z.coerce.number() })])

/** @throws {DatabaseRefused} */
export function refuseOldServer(rows: unknown): void {
  const [{ server_version_num: version }] = versionSchema.parse(rows)
  if (version < minServerVersion * 10_000)
    throw new DatabaseRefused(
      `El servidor de DATABASE_URL es PostgreSQL ${Math.floor(version / 10_000)}: actualícelo a la versión ${minServerVersion} o posterior.`,
    )
}

/** SQLSTATE classes of PostgreSQL for files that are damaged or missing: internal error, system error. */
const damageCodes = /^(?:XX|58)/u

/** Whether the database reports damaged or missing files. */
export function isDamage(error: unknown): boolean {
  return damageCodes.test(describeDatabaseError(error).code ?? '')
}

export function damagedDatabase(folder: string, cause: unknown): DatabaseRefused {
  return new DatabaseRefused(
    `La base de datos de ${folder} no se puede abrir: sus archivos están dañados o incompletos. Restaure el último respaldo.`,
    { cause },
  )
}
