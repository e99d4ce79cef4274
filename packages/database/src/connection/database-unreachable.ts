import { bindToWork } from '@basejuris/tracing'
import { DrizzleQueryError } from 'drizzle-orm'
import { Pool, type PoolClient } from 'pg'
import { z } from 'zod'
import { DatabaseRefused } from './database-refused.ts'

/** No connection to the database server could be had. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
  /** SQLSTATE or code of the system. */
  readonly code: string | null

  constructor(cause: Error & { readonly code?: string }) {
    super('The database server gives no connection', { cause })
    this.code = cause.code ?? null
  }
}

/** Shut down, crashed, starting; and every connection exception. */
const lostStates = /^(?:57P0[123]|08...)$/u
/** Of the driver, which gives them no code. */
const lostMessages: ReadonlySet<string> = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

/** Whether work failed because the database server does not answer, or went away during it. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const origin = error instanceof DrizzleQueryError ? error.cause : error
  if (origin instanceof DatabaseUnreachable) return true
  if (!(origin instanceof Error)) return false
  return ('code' in origin && lostStates.test(String(origin.code))) || lostMessages.has(origin.message)
}

const systemCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

const failureSchema = z.object({ code: z.unknown().optional(), message: z.string().optional() })

/** Whether a client of the database alone failed because its server is away. Its codes of the system mean that; elsewhere they may mean any service. */
export function isServerAway(error: unknown): boolean {
  const { code, message = '' } = failureSchema.safeParse(error).data ?? {}
  return lostStates.test(String(code)) || systemCodes.has(String(code)) || [...lostMessages].some((lost) => message.startsWith(lost))
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** Connections that name their own failures, because others of the same codes come from other services. */
export class NamedPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): unknown {
    if (callback === undefined)
      return super.connect().catch((error: Error) => {
        throw new DatabaseUnreachable(error)
      })
    const bound = bindToWork(callback)
    return super.connect((error, client, done) => bound(error === undefined ? undefined : new DatabaseUnreachable(error), client, done))
  }
}

/** By SQLSTATE, or by the code of the system. */
const refusals: Readonly<Record<string, (server: string, database: string) => string>> = {
  ECONNREFUSED: (server) => `En ${server} no hay un servidor PostgreSQL en marcha: inícielo o corrija DATABASE_URL.`,
  ENOTFOUND: (server) => `No existe el servidor ${server}: corrija DATABASE_URL.`,
  EAI_AGAIN: (server) => `No se pudo averiguar la dirección de ${server}: revise el nombre en DATABASE_URL y la red.`,
  '28P01': (server) => `El servidor PostgreSQL ${server} no acepta el usuario o la clave: corrija DATABASE_URL.`,
  '28000': (server) => `El servidor PostgreSQL ${server} no deja entrar a ese usuario desde aquí: corrija DATABASE_URL, o pg_hba.conf.`,
  '3D000': (server, database) => `La base «${database}» no existe en ${server}: créela con createdb, o corrija DATABASE_URL.`,
  '42501': (_server, database) => `El usuario de DATABASE_URL no tiene derecho a crear tablas en la base «${database}»: hágalo su dueño.`,
  '53300': (server) => `El servidor PostgreSQL ${server} no acepta más conexiones: suba max_connections o detenga otros procesos.`,
  '57P03': (server) => `El servidor PostgreSQL ${server} se está iniciando: vuelva a iniciar en unos segundos.`,
}

/** Says in one sentence why a server cannot be used at the start. Other errors pass unchanged. */
export function explainServer(url: string, error: unknown): unknown {
  const { host, pathname } = new URL(url)
  const codes = causesOf(error).map((each) => ('code' in each ? String(each.code) : ''))
  const explain = codes.map((code) => refusals[code]).find((each) => each !== undefined)
  if (explain !== undefined) return new DatabaseRefused(explain(host, decodeURIComponent(pathname.slice(1))))
  if (!causesOf(error).some((each) => each instanceof DatabaseUnreachable)) return error
  return new DatabaseRefused(`El servidor PostgreSQL ${host} no contestó: revise DATABASE_URL, la red y que el servidor esté en marcha.`)
}

const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])
