import type { acceptInvitationEndpoint, DataOf } from '@basejuris/contract'
import { addFolderMember, findInvitation, lockOpenFolder, lockUser, removeInvitation, touchFolder } from '@basejuris/database'
import { chileanDate, maxFolderMembers, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { requireProvenEmail } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { auditFolder } from '../../workspace/folders/audit-folder.ts'
import { invitationHmac } from '../../workspace/folders/invite-to-folder.ts'
import { proveEmail } from './prove-email.ts'

type AcceptServices = Pick<Services, 'db' | 'mailer' | 'site' | 'attempts' | 'codeHmac'>

/**
 * Makes the actor a member, once, if the invitation went to their e-mail. The code proves the e-mail of an account that had not confirmed
 * it. A reserved folder takes only accounts that had.
 */
export function acceptInvitation(
  services: AcceptServices,
  actor: UserActor,
  { codigo, at }: { readonly codigo: string; readonly at: Date },
): Promise<DataOf<typeof acceptInvitationEndpoint>> {
  const { userId, sessionId } = actor
  const codeHash = invitationHmac(services, codigo)
  return services.db.transaction(async (tx) => {
    const found = await findInvitation(tx, codeHash, at)
    const folder = found === null ? null : await lockOpenFolder(tx, found.folderId, chileanDate(at))
    if (found === null || folder === null) throw new ServiceError('invitation.code')
    const user = await lockUser(tx, userId)
    if (user === null) throw new ServiceError('auth.expired')
    if (user.email !== found.email) throw new ServiceError('invitation.other_email')
    if (folder.reserved) requireProvenEmail(user)
    const { folderId, id, role } = found
    // Another request may have used, replaced or revoked it before the folder was locked.
    if ((await removeInvitation(tx, folderId, id)) === null) throw new ServiceError('invitation.code')
    const isProven = user.emailVerifiedAt !== null
    const avisos = isProven ? [] : await proveEmail(services, tx, user, { email: user.email, sessionId, at })
    if (!(await addFolderMember(tx, { folderId, userId, role, createdAt: at }, maxFolderMembers))) throw new ServiceError('folder.full')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.member_joined', { folderId, at, details: { member: userId } })
    return { folderId, rol: role, avisos: [...avisos] }
  })
}
