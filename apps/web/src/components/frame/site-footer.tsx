import { FooterSheet } from './footer-sheet.tsx'
import { readFooterFacts } from './read-footer-facts.ts'

export async function SiteFooter() {
  return <FooterSheet {...(await readFooterFacts())} />
}
