import type { Viewpoint } from '@basejuris/contract'
import type { Section } from '@basejuris/domain'
import { type Speaker, speakerOf } from '@basejuris/legal-text'

/** Nothing where the court itself may be speaking. */
export function presentSpeaker(section: Pick<Section, 'kind' | 'paragraphs'>): { readonly relato?: Viewpoint } {
  const speaker = speakers.get(section) ?? speakerOf(section)
  speakers.set(section, speaker)
  return speaker === 'tribunal' ? {} : { relato: speaker }
}

/** A ruling that was read lately is shown again as it was, by other searches and by its page. */
const speakers = new WeakMap<object, Speaker>()
