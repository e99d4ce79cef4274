import { z } from 'zod'
import type { Services } from '../../../services.ts'

const place = 'saved_searches.stop'

/** Names one saved search to whoever got its mail, and cannot be made up; does not expire. For addresses. */
export function stopCodeOf({ textSeal }: Pick<Services, 'textSeal'>, savedSearchId: string): string {
  return Buffer.from(textSeal.seal(place, savedSearchId), 'base64').toString('base64url')
}

/** The saved search a code names; null for what is no code of ours. */
export function readStopCode({ textSeal }: Pick<Services, 'textSeal'>, code: string): string | null {
  try {
    return z.uuid().parse(textSeal.open(place, Buffer.from(code, 'base64url').toString('base64')))
  } catch {
    return null
  }
}
