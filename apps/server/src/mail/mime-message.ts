import type { SendMailOptions } from 'nodemailer'
import type { Delivery } from './mail-transport.ts'
import type { Mail } from './mailer.ts'

/** A mail with its headers. A retried mail keeps its Message-ID, so that servers recognise it. */
export function toMimeMessage(mail: Mail, { id, at }: Delivery, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: at,
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'basejuris.example'}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}
