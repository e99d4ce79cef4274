import { findVoices, maxHead, type Voices } from './find-voices.ts'
import type { ReadSection, Speaker, Voice } from './voice.ts'

/** The one voice of a whole section, else the court's. */
export function speakerOf(section: ReadSection): Speaker {
  return soleVoice(section, findVoices(section))?.speaker ?? 'tribunal'
}

/** The voice that holds a section from end to end, whoever it names in between. Null where the court speaks as well, or two others. */
export function soleVoice({ paragraphs }: Pick<ReadSection, 'paragraphs'>, voices: Voices): Voice | null {
  const ranges = paragraphs.flatMap(({ anchor }) => voices.get(anchor) ?? [])
  const [first] = ranges
  if (first === undefined || ranges.some(({ speaker }) => speaker !== first.speaker)) return null
  let isOwn = true
  for (const { anchor, text } of paragraphs) {
    let end = isOwn && text.length > 0 ? Math.min(maxHead, first.from) : 0
    for (const { from, to } of voices.get(anchor) ?? []) {
      if (text.slice(end, from).trim() !== '') return null
      end = to
      isOwn = false
    }
    if (text.slice(isOwn ? maxHead : end).trim() !== '') return null
  }
  return first
}
