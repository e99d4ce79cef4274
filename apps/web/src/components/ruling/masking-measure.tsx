import { maskingMeasure } from '@basejuris/contract/terms'
import { InlineText } from '../ui/inline-text.tsx'

/** How well masking works, and where to report what it left. */
export function MaskingMeasure() {
  return <InlineText text={maskingMeasure} linkClass="inline-link" />
}
