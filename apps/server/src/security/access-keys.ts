import { createHash, randomBytes } from 'node:crypto'
import { type Database, findAccessKey, isStorageFull, touchAccessKey } from '@basejuris/database'
import { accessKeyPrefix, type KeyScope, keyScopes, type UserActor } from '@basejuris/domain'

/** A key that opens something, with its owner. */
export interface FoundAccessKey {
  readonly id: string
  readonly actor: UserActor
  readonly scopes: readonly KeyScope[]
}

/** Longer texts are no keys. */
const maxKeyLength = 200
/** The last use is stored at most once a minute, so that most calls do not write. */
const touchEveryMs = 60_000

/** 256 random bits: a plain hash of them cannot be guessed back. */
export function generateAccessKey(): string {
  return `${accessKeyPrefix}${randomBytes(32).toString('base64url')}`
}

/** SHA-256 in hexadecimal. */
export function hashAccessKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Null for a key that opens nothing: unknown, revoked or of a disabled user. The database compares hashes, so the time tells nothing of a key. */
export async function openAccessKey(db: Database, key: string, now: Date): Promise<FoundAccessKey | null> {
  if (key.length > maxKeyLength || !key.startsWith(accessKeyPrefix)) return null
  const found = await findAccessKey(db, hashAccessKey(key))
  if (found === null) return null
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > touchEveryMs) await touchAccessKey(db, found.id, now).catch(unlessFull)
  // A key takes the place of a session: it is closed by revoking it.
  const actor: UserActor = { kind: 'user', userId: found.userId, sessionId: found.id }
  return { id: found.id, actor, scopes: keyScopes.filter((scope) => found.scopes.includes(scope)) }
}

/** On a full disk keys still open; the last use is not stored. */
function unlessFull(error: unknown): void {
  if (!isStorageFull(error)) throw error
}
