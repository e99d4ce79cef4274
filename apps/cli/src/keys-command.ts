import { formatCount, formatDate } from '@basejuris/domain'
import { type AnswerOf, type RequestOf, run } from './run-operator-command.ts'

interface KeyOptions {
  /** Separated by commas. */
  readonly bases?: string
  readonly limit?: number
}

export async function addKey(nombre: string, { bases, limit }: KeyOptions): Promise<void> {
  const named = (bases?.split(',').map((base) => base.trim()) ?? null) as RequestOf<'keys add'>['bases']
  const { key, entry } = await run('keys add', { nombre, bases: named, ...(limit === undefined ? {} : { limit }) })
  console.log(`Clave: ${key}  (no se vuelve a mostrar)`)
  console.log(`Para tenerla en el entorno de otra instalación: SERVICE_API_KEYS=${entry}`)
}

export async function listKeys(): Promise<void> {
  const keys = await run('keys list', {})
  for (const key of keys) console.log(keyLine(key))
  if (keys.length === 0) console.log('No hay claves de servicio.')
}

export async function revokeKey(nombre: string): Promise<void> {
  const { name } = await run('keys revoke', { nombre })
  console.log(`Clave ${name} revocada.`)
}

/** «robot  todas las bases  600 por minuto  desde 20-11-2026» */
export function keyLine({ name, bases, requestsPerMinute, createdAt, revokedAt }: AnswerOf<'keys list'>[number]): string {
  const state = revokedAt === null ? [] : [`revocada ${formatDate(revokedAt)}`]
  const rights = bases === null ? 'todas las bases' : bases.join(', ')
  return [name, rights, `${formatCount(requestsPerMinute)} por minuto`, `desde ${formatDate(createdAt)}`, ...state].join('  ')
}
