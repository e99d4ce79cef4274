import type { FolderReader } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'

/** Services of the folder verbs. */
export type FolderServices = Pick<Services, 'db' | 'textCipher'>

export function readerOf({ userId }: UserActor, at: Date): FolderReader {
  return { userId, today: chileanDate(at) }
}
