import { randomUUID } from 'node:crypto'
import { completeSignIn, type Database, isKnownDevice, type SettledAttempts, type Transaction, type UserRow } from '@basejuris/database'
import { dayMs } from '@basejuris/domain/calendar'
import { newDeviceMail } from '../../../mail/templates/new-device.ts'
import type { OpenedSession } from '../../../security/sessions.ts'
import type { Services } from '../../../services.ts'
import { sendMail } from '../account/send-mail.ts'
import type { Visitor } from './register-user.ts'

/** A device that nobody used for this many days counts as new. */
export const newDeviceDays = 90

/** Whether neither a recent sign-in nor the registration came from this device. */
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
  readonly attempts?: SettledAttempts
}

/**
 * Opens a session and logs the sign-in, both or neither. A sign-in from a new device is mailed to the owner if the address is confirmed
 * and `notifyNewDevices` is on.
 */
export async function openAccountSession(
  services: Pick<Services, 'db' | 'sessions' | 'mailer' | 'site' | 'notifyNewDevices' | 'attempts'>,
  user: UserRow,
  { device, address, at, deviceIsNew, attempts }: OpenAccountSession,
): Promise<OpenedSession> {
  const { db, sessions, site, notifyNewDevices } = services
  const open = (within: Database | Transaction): Promise<OpenedSession> =>
    sessions.open({ userId: user.id, device, address }, (session) =>
      completeSignIn(within, { signInId: randomUUID(), at, device, address, session, attempts }),
    )
  const justMade = user.createdAt.getTime() === at.getTime()
  if (!deviceIsNew || justMade || user.emailVerifiedAt === null || !notifyNewDevices) return open(db)
  const { publicUrl, supportEmail } = site
  const content = newDeviceMail({ device, address, at, days: newDeviceDays, url: `${publicUrl}/cuenta#sesiones`, supportEmail })
  return db.transaction(async (tx) => {
    if (await services.attempts.consume([['device mail', user.id]], tx))
      await sendMail(services, user.email, content, { tx, userId: user.id })
    return open(tx)
  })
}
