import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts private text for the database: AES-256-GCM (NIST SP 800-38D), bound to its context as associated data. */
export interface TextCipher {
  /** `context` names column and row, as `favorites.note:<id>`; with another context decryption fails. */
  readonly encrypt: (place: string, text: string) => string
  /** @throws {DecryptionFailed} */
  readonly decrypt: (place: string, sealed: string) => string
}

export class DecryptionFailed extends Error {
  constructor() {
    super('A sealed text does not open with this key')
    this.name = 'DecryptionFailed'
  }
}

export function createTextCipher(key: Buffer): TextCipher {
  return {
    encrypt(place, text) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64')
    },
    decrypt(place, sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64')
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(place))
        opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
      } catch {
        throw new DecryptionFailed()
      }
    },
  }
}
