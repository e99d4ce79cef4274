import { defineQueue, type Jobs } from '@basejuris/database'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { mailJob } from '../mail/mail-job.ts'
import { mailQueue } from '../mail/mailer.ts'
import { purgeOldEntries } from '../modules/accounts/account/purge-old-entries.ts'
import { recoveryJob, recoveryQueue } from '../modules/accounts/recovery/request-recovery.ts'
import type { Services } from '../services.ts'
import { chooseMailTransport } from './mail-transport.ts'

/** Once an hour: purges account data that is stored for a limited time, and rewrites the tables that held deleted data. */
export const accountExpiryQueue = defineQueue('account-expiry', z.object({}))

export const accountQueues = [mailQueue, recoveryQueue, accountExpiryQueue] as const

const everyHour = '40 * * * *'

/** Starts the jobs that send mails and recovery codes and purge expired account data. */
export async function startAccountJobs(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  services: Services,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'supportEmail' | 'dataDir'>,
  eraseDeleted: () => Promise<void>,
): Promise<void> {
  await jobs.work(mailQueue, mailJob(services, chooseMailTransport(config)))
  await jobs.work(recoveryQueue, recoveryJob(services))
  await jobs.work(accountExpiryQueue, () => purgeOldEntries(services, new Date()).then(eraseDeleted))
  await jobs.schedule(accountExpiryQueue, everyHour)
}
