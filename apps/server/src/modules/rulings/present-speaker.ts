import type { Viewpoint } from '@basejuris/contract'
import type { Section } from '@basejuris/domain'
import { type Speaker, speakerOf } from '@basejuris/legal-text'

/** Empty where the court itself may be speaking. */
export function presentSpeaker(section: Pick<Section, 'kind' | 'paragraphs'>): { readonly relato?: Viewpoint } {
  const speaker = speakers.get(section) ?? speakerOf(section)
  speakers.set(section, speaker)
  return speaker === 'tribunal' ? {} : { relato: speaker }
}

/** Cached by section, because cached rulings are presented again by searches and pages. */
const speakers = new WeakMap<object, Speaker>()
