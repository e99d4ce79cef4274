import { randomUUID } from 'node:crypto'
import {
  type Database,
  completeSignIn as enter,
  isKnownDevice,
  type SettledAttempts,
  type Transaction,
  type UserRow,
} from '@basejuris/database'
import { newDeviceMail } from '../../../mail/templates/new-device.ts'
import type { OpenedSession } from '../../../security/sessions.ts'
import type { Services } from '../../../services.ts'
import { sendMail } from '../account/send-mail.ts'
import type { Visitor } from './register-user.ts'

/** Browser and system with which nobody entered for so long are new. */
export const newDeviceDays = 90
const dayMs = 86_400_000

/** Whether nobody entered an account from a device lately, nor made it there. */
export async function isDeviceNew(
  db: Database | Transaction,
  userId: string,
  { device, at }: { readonly device: string; readonly at: Date },
): Promise<boolean> {
  return !(await isKnownDevice(db, userId, { device, since: new Date(at.getTime() - newDeviceDays * dayMs) }))
}

export interface OpenAccountSession extends Visitor {
  readonly at: Date
  readonly deviceIsNew: boolean
  readonly tries?: SettledAttempts
}

/**
 * Opens a session and notes it. From a new device the owner is told by mail, where they proved that the e-mail is theirs and the firm did not turn it off. All
 * of it or nothing.
 */
export async function openAccountSession(
  services: Pick<Services, 'db' | 'sessions' | 'mailer' | 'site' | 'notifyNewDevices'>,
  user: UserRow,
  { device, address, at, deviceIsNew, tries }: OpenAccountSession,
): Promise<OpenedSession> {
  const { db, sessions, site, notifyNewDevices } = services
  const open = (within: Database | Transaction): Promise<OpenedSession> =>
    sessions.open({ userId: user.id, device, address }, (session) =>
      enter(within, { signInId: randomUUID(), at, device, address, session, attempts }),
    )
  const justMade = user.createdAt.getTime() === at.getTime()
  if (!deviceIsNew || justMade || user.emailVerifiedAt === null || !notifyNewDevices) return open(db)
  const { publicUrl, supportEmail } = site
  const letter = newDeviceMail({ device, address, at, days: newDeviceDays, url: `${publicUrl}/cuenta#sesiones`, supportEmail })
  return db.transaction(async (tx) => {
    await sendMail(services, user.email, letter, { tx, userId: user.id })
    return open(tx)
  })
}
