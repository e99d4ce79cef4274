import type { MailLetter } from '../../../mail/mail-content.ts'
import type { PostOptions } from '../../../mail/mailer.ts'
import { layOutMail } from '../../../mail/render-mail.ts'
import type { Services } from '../../../services.ts'

/** Lays a letter out and hands it to the mailer. */
export function postLetter(
  { mailer, site }: Pick<Services, 'mailer' | 'site'>,
  to: string,
  letter: MailLetter,
  options?: PostOptions,
): Promise<void> {
  return mailer.post({ to, ...layOutMail(letter, site) }, options)
}
