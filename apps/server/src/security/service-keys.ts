import { timingSafeEqual } from 'node:crypto'
import { type Database, listOpenServiceKeys } from '@basejuris/database'
import type { ServiceActor } from '@basejuris/domain'
import { hashServiceKey, keyBasesSchema, type ServiceKey } from '../config/service-key.ts'

export interface FoundServiceKey {
  readonly actor: ServiceActor
  readonly requestsPerMinute: number
}

export interface ServiceKeys {
  /** Null for a key that opens nothing: unknown, or revoked. */
  find(key: string): Promise<FoundServiceKey | null>
}

/** Longer headers are no keys. */
const maxKeyLength = 200

/** Keys of the configuration and of the database. These are read for each request, so that a revoked key opens nothing from then on. */
export function createServiceKeys(db: Database, configured: readonly ServiceKey[]): ServiceKeys {
  return {
    async find(key) {
      if (key.length > maxKeyLength) return null
      const hash = Buffer.from(hashServiceKey(key), 'hex')
      const stored = (await listOpenServiceKeys(db)).map((row) => ({ ...row, bases: keyBasesSchema.nullable().parse(row.bases) }))
      // All are compared, each in constant time, so that the time tells nothing of them.
      const found = [...configured, ...stored].filter(({ keyHash }) => timingSafeEqual(hash, Buffer.from(keyHash, 'hex')))[0]
      if (found === undefined) return null
      const { name, bases, requestsPerMinute } = found
      return { actor: { kind: 'service', name, bases }, requestsPerMinute }
    },
  }
}
