import { randomBytes, randomUUID } from 'node:crypto'
import { type FolderInvitation, invitationPage } from '@basejuris/contract'
import {
  countOpenInvitations,
  type InvitationRow,
  listFolderMembers,
  listInvitations,
  normalizeEmail,
  putInvitation,
  removeInvitation,
  type Transaction,
} from '@basejuris/database'
import { invitationDays, maxFolderMembers, type UserActor } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { ServiceError } from '../../../errors/service-error.ts'
import { renderMail } from '../../../mail/render-mail.ts'
import { folderInvitationMail } from '../../../mail/templates/folder-invitation.ts'
import type { Attempt } from '../../../security/attempt-limits.ts'
import { ownAccount, requireProvenEmail } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { auditFolder } from './audit-folder.ts'
import { getOwnFolder, lockOwnFolder } from './get-folder.ts'

type InviteServices = Pick<Services, 'db' | 'mailer' | 'site' | 'attempts' | 'codeHmac'>

export interface PendingInvitations {
  readonly invitaciones: FolderInvitation[]
}

const codeBytes = 32

/** What is stored instead of the code of an invitation. */
export function invitationHmac({ codeHmac }: Pick<Services, 'codeHmac'>, code: string): string {
  return codeHmac('folder invitation', code)
}

export interface InviteToFolder {
  readonly folderId: string
  readonly email: string
  readonly rol: FolderInvitation['rol']
  readonly at: Date
}

/**
 * Mails an invitation to an e-mail, with the same answer whether or not it has an account. Another one to the same e-mail replaces the
 * first. The mail goes out in the owner's name, so the owner must have confirmed theirs.
 */
export async function inviteToFolder(services: InviteServices, actor: UserActor, invite: InviteToFolder): Promise<PendingInvitations> {
  const { folderId, rol, at } = invite
  await getOwnFolder(services, actor, folderId, at)
  const owner = await ownAccount(services, actor, actor.userId)
  requireProvenEmail(owner)
  const email = normalizeEmail(invite.email)
  if (email === owner.email) throw new ServiceError('invitation.self')
  return services.db.transaction(async (tx) => {
    await lockOwnFolder(tx, actor, folderId, at)
    await refuseMemberOrFull(tx, { folderId, email, at })
    await countMail(services, tx, actor, email)
    const code = randomBytes(codeBytes).toString('base64url')
    const expiresAt = new Date(at.getTime() + invitationDays * dayMs)
    const id = randomUUID()
    await putInvitation(tx, { id, folderId, email, role: rol, codeHash: invitationHmac(services, code), sentAt: at, expiresAt })
    await auditFolder(tx, actor, 'folder.invited', { folderId, at, details: { invitation: id } })
    const url = `${services.site.publicUrl}${invitationPage}?codigo=${code}`
    const mail = renderMail(folderInvitationMail({ ownerEmail: owner.email, url }), services.site)
    await services.mailer.enqueue({ to: email, ...mail }, { tx })
    return presentPending(await listInvitations(tx, folderId), at)
  })
}

async function refuseMemberOrFull(
  tx: Transaction,
  { folderId, email, at }: { readonly folderId: string; readonly email: string; readonly at: Date },
): Promise<void> {
  const members = await listFolderMembers(tx, folderId)
  if (members.some((member) => member.email === email)) throw new ServiceError('invitation.member')
  const open = await countOpenInvitations(tx, { folderId, email, now: at })
  if (members.length + open >= maxFolderMembers) throw new ServiceError('folder.full')
}

/** Counts the mail for the owner, for the two together, and for the e-mail against all who write to it. */
async function countMail({ attempts }: InviteServices, tx: Transaction, { userId }: UserActor, email: string): Promise<void> {
  if (!(await attempts.consume([['invitation by', userId]], tx))) throw new ServiceError('invitation.too_many')
  const counted: readonly Attempt[] = [
    ['invitation of', `${userId} ${email}`],
    ['invitation to', email],
  ]
  if (!(await attempts.consume(counted, tx))) throw new ServiceError('auth.too_many_mails')
}

/** Those not accepted yet, expired ones included. */
export async function listPendingInvitations(
  { db }: Pick<Services, 'db'>,
  actor: UserActor,
  { folderId, at }: { readonly folderId: string; readonly at: Date },
): Promise<PendingInvitations> {
  await getOwnFolder({ db }, actor, folderId, at)
  return presentPending(await listInvitations(db, folderId), at)
}

function presentPending(rows: readonly InvitationRow[], at: Date): PendingInvitations {
  return {
    invitaciones: rows.map(({ id, email, role, sentAt, expiresAt }) => ({
      invitationId: id,
      email,
      rol: role,
      enviadaEl: sentAt.toISOString(),
      venceEl: expiresAt.toISOString(),
      vencida: expiresAt <= at,
    })),
  }
}

/** The code that was mailed no longer counts, and the e-mail is deleted. */
export async function revokeInvitation(
  { db }: Pick<Services, 'db'>,
  actor: UserActor,
  { folderId, invitationId, at }: { readonly folderId: string; readonly invitationId: string; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnFolder(tx, actor, folderId, at)
    if ((await removeInvitation(tx, folderId, invitationId)) === null) throw new ServiceError('invitation.not_found')
    await auditFolder(tx, actor, 'folder.invitation_revoked', { folderId, at, details: { invitation: invitationId } })
  })
}
