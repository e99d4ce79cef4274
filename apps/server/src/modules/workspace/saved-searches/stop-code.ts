import type { Services } from '../../../services.ts'
import { stopCodes } from '../stop-codes.ts'

const codes = stopCodes('saved_searches.stop')

/** A URL-safe code that identifies one saved search in its mails. It cannot be forged and does not expire. */
export function stopCodeOf(services: Pick<Services, 'textCipher'>, savedSearchId: string): string {
  return codes.of(services, savedSearchId)
}

/** The saved search of a code; null for an invalid code. */
export function readStopCode(services: Pick<Services, 'textCipher'>, code: string): string | null {
  return codes.read(services, code)
}
