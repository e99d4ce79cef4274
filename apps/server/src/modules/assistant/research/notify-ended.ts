import { findUser, type ResearchJobRow, type Transaction } from '@basejuris/database'
import { renderMail } from '../../../mail/render-mail.ts'
import { researchEndedMail } from '../../../mail/templates/research-ended.ts'
import type { Services } from '../../../services.ts'
import { ownPreferences } from '../../accounts/account/own-preferences.ts'

/** Mails a user who wants it that a research ended, in the transaction that ends it. An address that was never confirmed gets none. */
export async function notifyEnded(
  { mailer, site }: Pick<Services, 'mailer' | 'site'>,
  tx: Transaction,
  { id, userId, state }: Pick<ResearchJobRow, 'id' | 'userId' | 'state'>,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (user === null || user.emailVerifiedAt === null || ownPreferences(user).avisoInvestigaciones !== true) return
  const mail = researchEndedMail({
    isFailed: state === 'fallido',
    pageUrl: `${site.publicUrl}/investigaciones?id=${id}`,
    preferencesUrl: `${site.publicUrl}/cuenta#preferencias`,
  })
  await mailer.enqueue({ to: user.email, ...renderMail(mail, site) }, { tx })
}
