import type { FolderMember } from '@basejuris/contract'
import { changeMemberRole, listFolderMembers, removeFolderMember, touchFolder } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { auditFolder } from './audit-folder.ts'
import { lockOwnFolder, lockReadableFolder } from './get-folder.ts'
import { presentMember } from './present-folder.ts'

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
