import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'
import type { RawRecord } from '../record/source.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const lengthBytes = 4
const hintsSchema = z.record(z.string(), z.string())

/** Additional authenticated data of an encrypted record: it cannot be decrypted in the place of another. */
export interface RecordIdentity {
  readonly recordId: string
  readonly sourceId: string
  readonly rawHash: string
}

export class DecryptionFailed extends Error {
  constructor() {
    super('The encrypted record does not open with this key')
    this.name = 'DecryptionFailed'
  }
}

const identityBytes = ({ recordId, sourceId, rawHash }: RecordIdentity): Buffer => Buffer.from([recordId, sourceId, rawHash].join('\u0000'))

/** Encrypts hints and raw bytes, compressed, with AES-256-GCM (NIST SP 800-38D). Layout: nonce, tag, ciphertext. */
export async function encryptRecord(key: Buffer, identity: RecordIdentity, { raw, hints }: RawRecord): Promise<Buffer> {
  const hintBytes = Buffer.from(JSON.stringify(hints))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(hintBytes.length)
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, key, nonce).setAAD(identityBytes(identity))
  const encrypted = Buffer.concat([encryption.update(await compress(Buffer.concat([length, hintBytes, raw]))), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted])
}

/** @throws {DecryptionFailed} */
export async function decryptRecord(key: Buffer, identity: RecordIdentity, encrypted: Buffer): Promise<RawRecord> {
  const body = decrypt(key, identity, encrypted)
  const content = await decompress(body)
  const hintsEnd = lengthBytes + content.readUInt32BE(0)
  const hints = hintsSchema.parse(JSON.parse(content.toString('utf8', lengthBytes, hintsEnd)))
  return { raw: new Uint8Array(content.subarray(hintsEnd)), hints }
}

const decrypt = (key: Buffer, identity: RecordIdentity, encrypted: Buffer): Buffer => {
  try {
    const opening = createDecipheriv(cipher, key, encrypted.subarray(0, nonceBytes)).setAAD(identityBytes(identity))
    opening.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([opening.update(encrypted.subarray(nonceBytes + tagBytes)), opening.final()])
  } catch {
    throw new DecryptionFailed()
  }
}
