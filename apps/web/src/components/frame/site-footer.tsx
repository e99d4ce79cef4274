import { FooterSheet } from './footer-sheet.tsx'
import { readFooterFacts } from './read-footer-facts.ts'

export const SiteFooter = async () => <FooterSheet {...(await readFooterFacts())} />
