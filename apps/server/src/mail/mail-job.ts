import { findMail, settleMail } from '@basejuris/database'
import type { MailTransport } from './mail-transport.ts'
import { type MailServices, mailCipherContext, mailSchema } from './mailer.ts'

/** The job of `mailQueue`. A missing row means that the mail was sent already or its account deleted. */
export function mailJob({ db, textCipher }: Pick<MailServices, 'db' | 'textCipher'>, transport: MailTransport) {
  return async ({ mailId }: { readonly mailId: string }): Promise<void> => {
    const row = await findMail(db, mailId)
    if (row === null) return
    const mail = mailSchema.parse(JSON.parse(textCipher.decrypt(mailCipherContext(row.id), row.content)))
    await transport.deliver(mail, { id: row.id, at: row.createdAt })
    await settleMail(db, mailId, new Date())
  }
}
