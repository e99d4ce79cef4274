import { z } from 'zod'
import type { Services } from '../../../services.ts'

const cipherContext = 'saved_searches.stop'

/** Names one saved search to whoever got its mail, and cannot be made up; does not expire. For addresses. */
export function stopCodeOf({ textCipher }: Pick<Services, 'textCipher'>, savedSearchId: string): string {
  return Buffer.from(textCipher.encrypt(cipherContext, savedSearchId), 'base64').toString('base64url')
}

/** The saved search a code names; null for what is no code of ours. */
export function readStopCode({ textCipher }: Pick<Services, 'textCipher'>, code: string): string | null {
  try {
    return z.uuid().parse(textCipher.decrypt(cipherContext, Buffer.from(code, 'base64url').toString('base64')))
  } catch {
    return null
  }
}
