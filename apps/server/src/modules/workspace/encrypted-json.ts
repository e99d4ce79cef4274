import type { z } from 'zod'
import type { Services } from '../../services.ts'

/** Private data of a row as JSON, encrypted for its column and id. */
export interface EncryptedJson<Value> {
  readonly encrypt: (services: Pick<Services, 'textCipher'>, id: string, value: Value) => string
  /** @throws {DecryptionFailed} */
  readonly decrypt: (services: Pick<Services, 'textCipher'>, id: string, sealed: string) => Value
}

/** `column`: as in `favorites.sealed`. */
export function encryptedJson<Value>(column: string, schema: z.ZodType<Value>): EncryptedJson<Value> {
  return {
    encrypt: ({ textCipher }, id, value) => textCipher.encrypt(`${column}:${id}`, JSON.stringify(value)),
    decrypt: ({ textCipher }, id, sealed) => schema.parse(JSON.parse(textCipher.decrypt(`${column}:${id}`, sealed))),
  }
}
