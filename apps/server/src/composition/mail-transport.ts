import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { createOutboxTransport } from '../mail/outbox-transport.ts'
import { createSmtpTransport } from '../mail/smtp-transport.ts'

/** The configured mail server, otherwise a folder of files. */
export function chooseMailTransport({
  smtpUrl,
  mailFrom,
  supportEmail,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'supportEmail' | 'dataDir'>): MailTransport {
  const from = mailFrom ?? `BaseJuris <${supportEmail}>`
  return smtpUrl === null ? createOutboxTransport(join(dataDir, 'outbox'), from) : createSmtpTransport(smtpUrl, from)
}
