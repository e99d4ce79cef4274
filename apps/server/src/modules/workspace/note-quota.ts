import { sumNoteBytes, type Transaction } from '@basejuris/database'
import { maxNotesMegabytes, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'

const maxBytes = maxNotesMegabytes * 1_000_000

/** Runs a write of notes or tags. One that takes a user beyond their room, or further beyond it: `notes.full`, and the transaction ends. */
export async function withinNoteQuota<T>(tx: Transaction, { userId }: Pick<UserActor, 'userId'>, write: () => Promise<T>): Promise<T> {
  const before = await sumNoteBytes(tx, userId)
  const written = await write()
  const after = await sumNoteBytes(tx, userId)
  if (after > maxBytes && after > before) throw new ServiceError('notes.full')
  return written
}
