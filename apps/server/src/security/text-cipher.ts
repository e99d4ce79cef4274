import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts private text for the database: AES-256-GCM (NIST SP 800-38D), bound to its context as associated data. */
export interface TextCipher {
  /** `context` names column and row, as `favorites.note:<id>`; with another context decryption fails. */
  readonly encrypt: (context: string, text: string) => string
  /** @throws {DecryptionFailed} */
  readonly decrypt: (context: string, encrypted: string) => string
}

export class DecryptionFailed extends Error {
  constructor() {
    super('A text cannot be decrypted with this key in this context')
    this.name = 'DecryptionFailed'
  }
}

export function createTextCipher(key: Buffer): TextCipher {
  return {
    encrypt(context, text) {
      const nonce = randomBytes(nonceBytes)
      const cipherStream = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipherStream.update(text, 'utf8'), cipherStream.final()])
      return Buffer.concat([nonce, cipherStream.getAuthTag(), body]).toString('base64')
    },
    decrypt(context, encrypted) {
      try {
        const bytes = Buffer.from(encrypted, 'base64')
        const decipher = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(
          Buffer.from(context),
        )
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        throw new DecryptionFailed()
      }
    },
  }
}
