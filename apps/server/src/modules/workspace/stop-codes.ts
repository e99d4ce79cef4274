import { z } from 'zod'
import type { Services } from '../../services.ts'

/** Codes of the links that stop the mails of one kind of thing. They cannot be forged and do not expire. */
export interface StopCodes {
  /** A URL-safe code that identifies one thing in its mails. */
  readonly of: (services: Pick<Services, 'textCipher'>, id: string) => string
  /** The id of a code; null for an invalid code. */
  readonly read: (services: Pick<Services, 'textCipher'>, code: string) => string | null
}

/** `context`: as in `saved_searches.stop`. A code of another context is invalid. */
export function stopCodes(context: string): StopCodes {
  return {
    of: ({ textCipher }, id) => Buffer.from(textCipher.encrypt(context, id), 'base64').toString('base64url'),
    read: ({ textCipher }, code) => {
      try {
        return z.uuid().parse(textCipher.decrypt(context, Buffer.from(code, 'base64url').toString('base64')))
      } catch {
        return null
      }
    },
  }
}
