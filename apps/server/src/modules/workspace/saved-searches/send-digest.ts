import { stopDigestPath } from '@basejuris/contract'
import { advanceDigest, findDigest, listFacts, type SavedSearchRow } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { Mail } from '../../../mail/mailer.ts'
import { renderMail } from '../../../mail/render-mail.ts'
import { digestMail } from '../../../mail/templates/digest.ts'
import type { Services } from '../../../services.ts'
import { findNewRulings, readNewRulings } from './new-rulings.ts'
import { type SavedSearchContent, savedSearchContent } from './saved-search-content.ts'
import { searchUrl } from './search-url.ts'
import { stopCodeOf } from './stop-code.ts'

const maxNamed = 20

export type DigestServices = Pick<Services, 'db' | 'textCipher' | 'search' | 'coverage' | 'rulings' | 'entitlementOf' | 'mailer' | 'site'>

export class IndexNotCaughtUp extends Error {
  constructor() {
    super('The index is behind the database: a digest would miss rulings')
    this.name = 'IndexBehind'
  }
}

/**
 * The job of `digestQueue`: mails the rulings that match the search and were stored since the last digest. No match sends nothing. Mail
 * and end of the period are committed together, so that a crash neither repeats nor loses a digest. The period ends `settleMs` before
 * now, so no transaction that stores rulings may take longer. @throws {IndexNotCaughtUp}
 */
export async function sendDigest(
  services: DigestServices,
  savedSearchId: string,
  { now, settleMs }: { readonly now: Date; readonly settleMs: number },
): Promise<void> {
  const digest = await findDigest(services.db, savedSearchId)
  if (digest === null) return
  const { search, email } = digest
  const [from, until] = [search.consideredUntil, new Date(now.getTime() - settleMs)]
  if (until <= from) return
  if ((await services.coverage.pending()) > 0) throw new IndexNotCaughtUp()
  const content = savedSearchContent.decrypt(services, search.id, search.sealed)
  const found = await findNewRulings(services, content, { after: from, until })
  const mail = found.length === 0 ? null : await buildDigestMail(services, { search, email, content, found })
  await services.db.transaction(async (tx) => {
    const advanced = await advanceDigest(tx, { id: search.id, from, until, sentAt: mail === null ? null : now })
    if (advanced && mail !== null) await services.mailer.enqueue(mail, { tx, userId: search.userId })
  })
}

interface DigestContent {
  readonly search: Pick<SavedSearchRow, 'id' | 'userId'>
  readonly email: string
  readonly content: SavedSearchContent
  readonly found: readonly string[]
}

async function buildDigestMail(services: DigestServices, { search, email, content, found }: DigestContent): Promise<Mail> {
  const { db, site } = services
  const code = stopCodeOf(services, search.id)
  const facts = await listFacts(db, found)
  const recipient: UserActor = { kind: 'user', userId: search.userId, sessionId: '' }
  const mailContent = digestMail({
    name: content.nombre,
    total: facts.length,
    fictional: facts.filter(({ fictional }) => fictional).length,
    rulings: await readNewRulings(services, recipient, content, found.slice(0, maxNamed)),
    publicUrl: site.publicUrl,
    searchUrl: `${site.publicUrl}${searchUrl(content)}`,
    stopUrl: `${site.publicUrl}${stopDigestPath}?codigo=${code}`,
  })
  return { to: email, ...renderMail(mailContent, site), unsubscribeUrl: `${site.publicUrl}/v1/saved-searches/stop/${code}` }
}
