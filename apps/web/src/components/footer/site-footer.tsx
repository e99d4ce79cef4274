import 'server-only'
import { pagesConfig } from '../../api/pages.config.ts'
import { currentSession } from '../../session/current-session.ts'
import type { FooterFacts } from './footer-content.tsx'
import { FooterContent } from './footer-content.tsx'

export async function SiteFooter() {
  return <FooterContent {...(await readFooterFacts())} />
}

export async function readFooterFacts(): Promise<FooterFacts> {
  const { supportEmail, companyLine } = pagesConfig()
  const { user } = await currentSession()
  return { signedIn: user !== null, managesSubscription: user?.managesSubscription ?? false, supportEmail, companyLine }
}
