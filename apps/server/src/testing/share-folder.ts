import { callAs } from './call-as.ts'
import type { SignedIn, TestApp } from './open-test-app.ts'

type Holder = Pick<SignedIn, 'email' | 'headers'>

/** Codes of the invitations mailed to an e-mail, oldest first. */
export async function invitationCodes(test: TestApp, email: string): Promise<string[]> {
  return (await test.mailsTo(email)).flatMap(({ text }) => /\/invitacion\?codigo=(\S+)/.exec(text)?.slice(1) ?? [])
}

interface Share {
  readonly folderId: string
  readonly owner: Pick<SignedIn, 'headers'>
  readonly member: Holder
  readonly rol?: 'escribe' | 'lee'
}

/** The owner invites the member, who accepts. Both must have confirmed their e-mails where the folder is reserved. */
export async function shareFolder(test: TestApp, { folderId, owner, member, rol = 'escribe' }: Share): Promise<void> {
  const invited = await callAs(test, owner.headers)('POST', `/v1/folders/${folderId}/invitations`, { email: member.email, rol })
  if (invited.status !== 200) throw new Error(`The invitation was refused: ${invited.body.code}`)
  const codigo = (await invitationCodes(test, member.email)).at(-1)
  const accepted = await callAs(test, member.headers)('POST', '/v1/invitations/accept', { codigo })
  if (accepted.status !== 200) throw new Error(`The invitation was not accepted: ${accepted.body.code}`)
}
