import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingKey, ownerName, rawStoreFolder } from './check-store-owner.ts'

const keyBytes = 32

/** What a key is for. Each purpose has its own key. */
export type KeyPurpose = 'raw records' | 'private texts' | 'session tokens' | 'codes'

/**
 * Derives an encryption key (HKDF, RFC 5869) from the given secret. Without one, a secret is created once in a file of mode 0600 beside
 * the data folder. A copy of the folder alone is then unreadable. @throws {RawStoreRefused} when its data have a secret that is missing.
 */
export function dataKey(dataDir: string, secret: string | null, purpose: KeyPurpose = 'raw records'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret ?? getOrCreateSecret(dataDir), 'basejuris', purpose, keyBytes))
}

/** Creates the secret atomically: half a secret would be another key. */
const getOrCreateSecret = (dataDir: string): string => {
  const path = `${dataDir}.key`
  const known = readSecret(path)
  if (known !== null) return known
  if (existsSync(join(rawStoreFolder(dataDir), ownerName))) throw missingKey(path)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

const readSecret = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
