import type { FolderMember } from '@basejuris/contract'
import {
  addFolderMember,
  changeMemberRole,
  findShareableUser,
  listFolderMembers,
  removeFolderMember,
  touchFolder,
} from '@basejuris/database'
import { maxFolderMembers, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { renderMail } from '../../../mail/render-mail.ts'
import { sharedFolderMail } from '../../../mail/templates/shared-folder.ts'
import type { Attempt } from '../../../security/attempt-limits.ts'
import { ownAccount, requireProvenEmail } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { auditFolder } from './audit-folder.ts'
import { getOwnFolder, lockOwnFolder, lockReadableFolder } from './get-folder.ts'
import { presentMember } from './present-folder.ts'

type ShareServices = Pick<Services, 'db' | 'mailer' | 'site' | 'attempts'>

export interface ShareFolder {
  readonly folderId: string
  readonly email: string
  readonly at: Date
}

/**
 * Shares a folder with the account that confirmed an e-mail, and notifies it by mail without naming the folder, unless it
 * got too many such mails today. An unconfirmed e-mail
 * counts as unknown, because its owner may be somebody else. For the same reason the owner of the folder must have confirmed an e-mail.
 */
export async function shareFolder(
  services: ShareServices,
  actor: UserActor,
  { folderId, email, at }: ShareFolder,
): Promise<{ miembros: FolderMember[] }> {
  const { db, mailer, site, attempts } = services
  const { owner } = await getOwnFolder(services, actor, folderId, at)
  requireProvenEmail(await ownAccount(services, actor, actor.userId))
  const person = await findShareableUser(db, email)
  if (person === null) throw new ServiceError('folder.member_unknown')
  const miembros = await db.transaction(async (tx) => {
    await lockOwnFolder(tx, actor, folderId, at)
    const before = await listFolderMembers(tx, folderId)
    if (person.userId === actor.userId || before.some(({ userId }) => userId === person.userId)) return before
    if (!(await addFolderMember(tx, { folderId, userId: person.userId, role: 'escribe', createdAt: at }, maxFolderMembers)))
      throw new ServiceError('folder.full')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.member_added', { folderId, at, details: { member: person.userId } })
    const content = sharedFolderMail({ ownerEmail: owner.email, url: `${site.publicUrl}/carpetas/${folderId}` })
    const counted: readonly Attempt[] = [
      ['share mail of', `${actor.userId} ${person.userId}`],
      ['share mail to', person.userId],
    ]
    if (await attempts.consume(counted, tx))
      await mailer.enqueue({ to: person.email, ...renderMail(content, site) }, { tx, userId: person.userId })
    return listFolderMembers(tx, folderId)
  })
  return { miembros: miembros.map((member) => presentMember(actor, member)) }
}

export interface ChangeRole {
  readonly folderId: string
  readonly userId: string
  readonly rol: FolderMember['rol']
  readonly at: Date
}

/** The owner lets a member write, or only read. It holds from the member's next request. */
export async function changeRole(
  { db }: Pick<Services, 'db'>,
  actor: UserActor,
  { folderId, userId, rol, at }: ChangeRole,
): Promise<{ miembros: FolderMember[] }> {
  return db.transaction(async (tx) => {
    await lockOwnFolder(tx, actor, folderId, at)
    if (!(await changeMemberRole(tx, { folderId, userId, role: rol }))) throw new ServiceError('folder.member_not_found')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.member_role', { folderId, at, details: { member: userId, role: rol } })
    const miembros = await listFolderMembers(tx, folderId)
    return { miembros: miembros.map((member) => presentMember(actor, member)) }
  })
}

export interface UnshareFolder {
  readonly folderId: string
  readonly userId: string
  readonly at: Date
}

/** The owner removes a member, or a member leaves. Their notes stay in the folder. */
export async function unshareFolder(
  { db }: Pick<Services, 'db'>,
  actor: UserActor,
  { folderId, userId, at }: UnshareFolder,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { own } = await lockReadableFolder(tx, actor, folderId, at)
    const leaving = userId === actor.userId
    if (!own && !leaving) throw new ServiceError('folder.owner_only')
    if (!(await removeFolderMember(tx, folderId, userId))) throw new ServiceError('folder.member_not_found')
    await touchFolder(tx, folderId, at)
    const action = leaving ? 'folder.member_left' : 'folder.member_removed'
    await auditFolder(tx, actor, action, { folderId, at, details: { member: userId } })
  })
}
