import { z } from 'zod'
import type { Services } from '../../../services.ts'

const cipherContext = 'saved_searches.stop'

/** A URL-safe code that identifies one saved search in its mails. It cannot be forged and does not expire. */
export function stopCodeOf({ textCipher }: Pick<Services, 'textCipher'>, savedSearchId: string): string {
  return Buffer.from(textCipher.encrypt(cipherContext, savedSearchId), 'base64').toString('base64url')
}

/** The saved search of a code; null for an invalid code. */
export function readStopCode({ textCipher }: Pick<Services, 'textCipher'>, code: string): string | null {
  try {
    return z.uuid().parse(textCipher.decrypt(cipherContext, Buffer.from(code, 'base64url').toString('base64')))
  } catch {
    return null
  }
}
