import { readAccountRows } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { ZipFile } from 'yazl'
import type { FileAnswer, FilePart } from '../../../http/files/file-answer.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { decryptAccount } from './decrypt-account.ts'
import { writeAccountJson } from './write-account-json.ts'
import { writeAccountPage } from './write-account-page.ts'

/** All data of a user as JSON and as a page, in one ZIP that is streamed. */
export async function exportAccount(
  services: Pick<Services, 'db' | 'textCipher' | 'historyQueue'>,
  actor: UserActor,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<FileAnswer> {
  const user = await ownAccount(services, actor, userId)
  await services.historyQueue.settled(userId)
  const owner = { userId: user.id, verifiedEmail: user.emailVerifiedAt === null ? null : user.email }
  const tables = decryptAccount(services, await readAccountRows(services.db, owner))
  const zip = new ZipFile()
  const entry = { mtime: at }
  zip.addBuffer(Buffer.from(writeAccountJson(tables, at)), 'datos.json', entry)
  zip.addBuffer(Buffer.from(writeAccountPage(tables, { email: user.email, at })), 'datos.html', entry)
  zip.end()
  return partsOf(zip, `basejuris-mis-datos-${chileanDate(at)}.zip`)
}

async function* partsOf({ outputStream }: ZipFile, name: string): AsyncGenerator<FilePart> {
  yield { name, mediaType: 'application/zip' }
  for await (const part of outputStream) yield part as unknown as Uint8Array
}
