import { readAccountRows, type UserRow } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { ZipFile } from 'yazl'
import type { FileAnswer, FilePart } from '../../../http/files/file-answer.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { decryptAccount } from './decrypt-account.ts'
import { writeAccountJson } from './write-account-json.ts'
import { writeAccountPage } from './write-account-page.ts'

/** The account of a user in one ZIP that is streamed: all data as JSON, and as a page. */
export async function accountArchive(
  services: Pick<Services, 'db' | 'textCipher' | 'historyQueue'>,
  { id, email, emailVerifiedAt }: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>,
  at: Date,
): Promise<NodeJS.ReadableStream> {
  await services.historyQueue.settled(id)
  const owner = { userId: id, verifiedEmail: emailVerifiedAt === null ? null : email }
  const tables = decryptAccount(services, await readAccountRows(services.db, owner))
  const zip = new ZipFile()
  const entry = { mtime: at }
  zip.addBuffer(Buffer.from(writeAccountJson(tables, at)), 'datos.json', entry)
  zip.addBuffer(Buffer.from(writeAccountPage(tables, { email, at })), 'datos.html', entry)
  zip.end()
  return zip.outputStream
}

/** All data of a user, as a file. */
export async function exportAccount(
  services: Pick<Services, 'db' | 'textCipher' | 'historyQueue'>,
  actor: UserActor,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<FileAnswer> {
  const archive = await accountArchive(services, await ownAccount(services, actor, userId), at)
  return partsOf(archive, `basejuris-mis-datos-${chileanDate(at)}.zip`)
}

async function* partsOf(archive: NodeJS.ReadableStream, name: string): AsyncGenerator<FilePart> {
  yield { name, mediaType: 'application/zip' }
  for await (const part of archive) yield part as unknown as Uint8Array
}
