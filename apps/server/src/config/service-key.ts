import { createHash, randomBytes } from 'node:crypto'
import { type BaseId, baseIds } from '@basejuris/domain'
import { z } from 'zod'

/** Requests per minute of a key for which the operator names no limit. */
export const standardKeyLimit = 600
const maxKeyLimit = 100_000

/** Parts of a key's description, as the operator writes them. */
export const keyNameSchema = z.string().regex(/^[a-z\d][a-z\d.-]{0,59}$/, { error: 'use minúsculas, números, punto y guion' })
export const keyHashSchema = z.string().regex(/^[a-f\d]{64}$/, { error: 'use la huella que mostró «keys add»' })
export const keyLimitSchema = z.coerce.number().int().min(1).max(maxKeyLimit)
export const keyBasesSchema = z.array(z.enum(baseIds)).min(1)

/** A key without itself. `bases: null` means all. */
export interface ServiceKey {
  readonly name: string
  readonly keyHash: string
  readonly bases: readonly BaseId[] | null
  readonly requestsPerMinute: number
}

/** 256 random bits: a plain hash of them cannot be guessed back. */
export function generateServiceKey(): string {
  return `bj_${randomBytes(32).toString('base64url')}`
}

/** SHA-256 in hexadecimal. */
export function hashServiceKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** One entry of SERVICE_API_KEYS: `nombre:huella:limite:base|base`, the last two of them optional. */
export function formatServiceKey({ name, keyHash, requestsPerMinute, bases }: ServiceKey): string {
  return [name, keyHash, requestsPerMinute, ...(bases === null ? [] : [bases.join('|')])].join(':')
}
