import { voiceLabels, voiceWarning } from '@basejuris/contract/voice-labels'
import type { EntrySection } from '@basejuris/documents'
import type { Section } from '@basejuris/domain'
import { voicesIn } from '@basejuris/legal-text'
import { presentSpeaker, presentVoices } from '../../rulings/present-speaker.ts'

/** Who speaks in a section, in the words of its page: above all of it, or above each paragraph where several do. */
export function sectionVoices(section: Section): Pick<EntrySection, 'voice' | 'voices'> {
  const voices = voicesIn(section)
  const shown = {
    ancla: section.anchor,
    tipo: section.kind,
    parrafos: section.paragraphs.map((each) => ({ ancla: each.anchor, texto: each.text, ...presentVoices(each, voices) })),
    ...presentSpeaker(section),
  }
  const labels = voiceLabels(shown)
  return {
    voice: voiceWarning(shown),
    voices: section.paragraphs.flatMap(({ anchor }, paragraph) => {
      const { label = null, isRepeated = false } = labels.get(anchor) ?? {}
      return label === null || isRepeated ? [] : [{ paragraph, label }]
    }),
  }
}
