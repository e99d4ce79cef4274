import type { MailContent } from '../../../mail/mail-content.ts'
import type { EnqueueOptions } from '../../../mail/mailer.ts'
import { renderMail } from '../../../mail/render-mail.ts'
import type { Services } from '../../../services.ts'

/** Renders a mail and enqueues it. */
export function sendMail(
  { mailer, site }: Pick<Services, 'mailer' | 'site'>,
  to: string,
  content: MailContent,
  options?: EnqueueOptions,
): Promise<void> {
  return mailer.enqueue({ to, ...renderMail(content, site) }, options)
}
