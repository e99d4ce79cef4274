import type { Jobs } from '@basejuris/database'
import type { Config } from '../config.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { mailJob } from '../mail/send-mail.ts'
import { recoveryQueue } from '../modules/accounts/recovery-queue.ts'
import { recoveryJob } from '../modules/accounts/send-recovery.ts'
import type { Services } from '../services.ts'
import { mailTransport } from './mail-transport.ts'

export const accountQueues = [mailQueue, recoveryQueue]

/** Sends mails, and codes to those who asked to recover their account. */
export async function workOnAccounts(
  jobs: Pick<Jobs, 'work'>,
  services: Services,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'supportEmail' | 'dataDir'>,
): Promise<void> {
  await jobs.work(mailQueue, mailJob(services, mailTransport(config)))
  await jobs.work(recoveryQueue, recoveryJob(services))
}
