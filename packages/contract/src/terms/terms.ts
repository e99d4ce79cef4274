import { paymentTermsVersion } from '../billing/terms-version.ts'
import { accountTerms } from './account-terms.ts'
import { closingTerms } from './closing-terms.ts'
import type { TermsSite } from './service-provider.ts'
import { serviceTerms } from './service-terms.ts'
import type { TermsSection } from './terms-section.ts'

export { maskingMeasure } from './masking-measure.ts'
export { serviceProvider, type TermsSite } from './service-provider.ts'
export { type InlinePiece, parseInline, type TermsBlock, type TermsSection } from './terms-section.ts'

/** The terms of the service as the page and the mail of a contract show them; `version` is the one they have now. */
export function termsOfService(site: TermsSite): { readonly version: string; readonly sections: readonly TermsSection[] } {
  return { version: paymentTermsVersion, sections: [...serviceTerms(site), ...accountTerms, ...closingTerms] }
}
