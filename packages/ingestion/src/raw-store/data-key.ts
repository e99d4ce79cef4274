import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const keyBytes = 32

/** What a key is for; each use has one of its own. */
export type KeyPurpose = 'raw records' | 'private texts' | 'session tokens' | 'codes'

/**
 * The key what is private is sealed with: derived from the secret given, or from one made once and kept in a file of mode 0600 beside the data folder, so
 * that a copy of the folder alone does not open it (HKDF, RFC 5869).
 */
export function dataKey(dataDir: string, secret: string | null, purpose: KeyPurpose = 'raw records'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret ?? getOrCreateSecret(`${dataDir}.key`), 'basejuris', purpose, keyBytes))
}

/** Made whole or not at all: half a key would be another key. */
const getOrCreateSecret = (path: string): string => {
  const known = readSecret(path)
  if (known !== null) return known
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
