import type { Account } from '@basejuris/contract'
import type { Section } from '@basejuris/domain'
import { speakerOf } from '@basejuris/legal-text'

/** Nothing where the court itself may be speaking. */
export function presentAccount(section: Pick<Section, 'kind' | 'paragraphs'>): { readonly relato?: Account } {
  const speaker = speakerOf(section)
  return speaker === 'tribunal' ? {} : { relato: speaker }
}
