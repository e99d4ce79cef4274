import { randomBytes, randomUUID } from 'node:crypto'
import { accountPages } from '@basejuris/contract'
import { addAccountCode, type CodePurpose, type Transaction } from '@basejuris/database'
import { undoEmailDays } from '@basejuris/domain'
import type { UndoLink } from '../../../mail/templates/account-notice.ts'
import type { Services } from '../../../services.ts'

/** Hours until a link that confirms an e-mail expires. */
export const linkHours = 48
const hourMs = 3_600_000
const codeBytes = 32

const pages = {
  verification: accountPages.verifyEmail,
  'email-change': accountPages.verifyEmail,
  'email-undo': accountPages.undoEmailChange,
} as const satisfies Partial<Record<CodePurpose, string>>

export function linkCodeHmac(codeHmac: Services['codeHmac'], code: string): string {
  return codeHmac('link code', code)
}

export interface NewLink {
  readonly userId: string
  readonly email: string
  readonly purpose: keyof typeof pages
  readonly createdAt: Date
  readonly expiresAt: Date
}

type LinkServices = Pick<Services, 'codeHmac' | 'site'>

/** Stores a new code and answers the URL that carries it. */
export async function addLink({ codeHmac, site }: LinkServices, tx: Transaction, link: NewLink): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url')
  await addAccountCode(tx, { ...link, id: randomUUID(), codeHash: linkCodeHmac(codeHmac, code) })
  return `${site.publicUrl}${pages[link.purpose]}?codigo=${code}`
}

export interface NewConfirmationLink extends Pick<NewLink, 'userId' | 'email'> {
  readonly purpose: 'verification' | 'email-change'
  readonly at: Date
}

/** A link that confirms an e-mail. It replaces the one sent before. */
export function addConfirmationLink(services: LinkServices, tx: Transaction, { at, ...link }: NewConfirmationLink): Promise<string> {
  return addLink(services, tx, { ...link, createdAt: at, expiresAt: new Date(at.getTime() + linkHours * hourMs) })
}

export interface NewUndoLink {
  readonly user: { readonly id: string; readonly email: string; readonly emailVerifiedAt: Date | null }
  /** When the change was requested. Undoing it reverts what was set up since then. */
  readonly requestedAt: Date
  readonly at: Date
}

/** A link for the old e-mail. None for an unconfirmed one, which may belong to somebody who must not get the account. */
export async function addUndoLink(
  services: LinkServices,
  tx: Transaction,
  { user, requestedAt, at }: NewUndoLink,
): Promise<UndoLink | undefined> {
  if (user.emailVerifiedAt === null) return undefined
  const expiresAt = new Date(at.getTime() + undoEmailDays * 24 * hourMs)
  const link = { userId: user.id, email: user.email, purpose: 'email-undo', createdAt: requestedAt, expiresAt } as const
  return { url: await addLink(services, tx, link), days: undoEmailDays }
}
