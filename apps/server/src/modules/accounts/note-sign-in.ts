import { randomUUID } from 'node:crypto'
import { addSignIn, type Transaction, type UserRow, wasDeviceSeen } from '@basejuris/database'
import { newDeviceMail } from '../../mail/templates/new-device.ts'
import type { Services } from '../../services.ts'
import { postLetter } from './post-letter.ts'
import type { Visitor } from './register-user.ts'

/** Browser and system with which nobody entered for so long are new. */
export const newDeviceDays = 90
const dayMs = 86_400_000

/**
 * Notes that somebody got in, with the transaction that opens their session. From a new device the owner is told by mail, where they proved that the e-mail is
 * theirs and the firm did not turn it off.
 */
export async function noteSignIn(
  tx: Transaction,
  services: Pick<Services, 'mailer' | 'site' | 'tellNewDevices'>,
  user: UserRow,
  { device, address, at }: Visitor & { readonly at: Date },
): Promise<void> {
  const { publicUrl, supportEmail } = services.site
  const seen = await wasDeviceSeen(tx, user.id, { device, since: new Date(at.getTime() - newDeviceDays * dayMs) })
  await addSignIn(tx, { id: randomUUID(), email: user.email, at, outcome: 'ok', device, address })
  const justMade = user.createdAt.getTime() === at.getTime()
  if (seen || justMade || user.emailVerifiedAt === null || !services.tellNewDevices) return
  const letter = newDeviceMail({ device, address, at, days: newDeviceDays, url: `${publicUrl}/cuenta#sesiones`, supportEmail })
  await postLetter(services, user.email, letter, { tx, userId: user.id })
}
