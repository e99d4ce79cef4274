import { randomBytes, randomUUID } from 'node:crypto'
import { accountPages } from '@basejuris/contract'
import { addAccountCode, type CodePurpose, type Transaction } from '@basejuris/database'
import type { Services } from '../../../services.ts'

/** Hours until a link that confirms an e-mail expires. */
export const linkHours = 48
const hourMs = 3_600_000
const codeBytes = 32

export function linkCodeHmac(codeHmac: Services['codeHmac'], code: string): string {
  return codeHmac('link code', code)
}

export interface NewLink {
  readonly userId: string
  readonly email: string
  readonly purpose: Exclude<CodePurpose, 'recovery'>
  readonly at: Date
}

/** Stores a new code and answers the URL that carries it. */
export async function addLink({ codeHmac, site }: Pick<Services, 'codeHmac' | 'site'>, tx: Transaction, link: NewLink): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url')
  const { at, ...rest } = link
  const expiresAt = new Date(at.getTime() + linkHours * hourMs)
  await addAccountCode(tx, { ...rest, id: randomUUID(), codeHash: linkCodeHmac(codeHmac, code), createdAt: at, expiresAt })
  return `${site.publicUrl}${accountPages.verifyEmail}?codigo=${code}`
}
