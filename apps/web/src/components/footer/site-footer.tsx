import { FooterSheet } from './footer-content.tsx'
import { readFooterFacts } from './read-footer-facts.ts'

export async function SiteFooter() {
  return <FooterSheet {...(await readFooterFacts())} />
}
