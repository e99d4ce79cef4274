import type { CheckedQuotation } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import {
  acknowledgesVoice,
  findVerbatim,
  type Speaker,
  splitSentences,
  type TextSpan,
  type VoiceRange,
  voicesIn,
  WordSequence,
} from '@basejuris/legal-text'
import { presentVoice } from '../../rulings/present-speaker.ts'

export interface QuotedFrom {
  readonly text: string
  readonly quotation: TextSpan
  /** The citation to which the text attributes the words. */
  readonly citation: TextSpan
  readonly ruling: Ruling
  /** Where the words stand in the ruling, whose paragraphs are joined by line breaks. */
  readonly passage: TextSpan
}

/** Those for which a court does not answer. Evidence or the ruling below may be what the court itself goes by. */
const others: ReadonlySet<Speaker> = new Set(['voto', 'prevencion', 'parte'])
/** Share of a passage that one voice holds. */
const minShare = 0.9

/**
 * Whose words a text quotes as the court's, though they are a dissent's, of a party, of who reports to the court or of a ruling that it transcribes.
 * Null where the court says them too, or where the text says whose they are.
 */
export function otherVoice({ text, quotation, citation, ruling, passage }: QuotedFrom): CheckedQuotation['vozAjena'] {
  const voice = voiceOfPassage(ruling, passage)
  const shown = voice === null ? null : presentVoice(voice)
  if (voice === null || shown === null) return null
  const written = text.slice(quotation.from, quotation.to)
  const { before, behind } = wordsAround(text, quotation, { citation, isVote: voice.speaker === 'voto' || voice.speaker === 'prevencion' })
  if (acknowledgesVoice(voice.speaker, before, behind)) return null
  return findVerbatim(written, new WordSequence(ownWords(ruling))) === null ? shown : null
}

/** A ruling that an appellant brings to be compared: the court transcribes its words. */
const isOfOther = ({ speaker, role }: VoiceRange): boolean => others.has(speaker) || (speaker === 'fallo' && role === 'contraste')

/** The one voice that holds a passage. Null where it is the court's, or of several. */
const voiceOfPassage = ({ sections }: Ruling, { from, to }: TextSpan): VoiceRange | null => {
  let start = 0
  let held = 0
  let only: VoiceRange | null = null
  for (const section of sections)
    for (const { anchor, text } of section.paragraphs) {
      const [first, end] = [from - start, to - start]
      start += text.length + 1
      if (end <= 0 || first >= text.length) continue
      for (const range of voicesIn(section).get(anchor) ?? []) {
        const shared = Math.min(end, range.to) - Math.max(first, range.from)
        if (shared <= 0) continue
        if (!isOfOther(range) || (only !== null && only.speaker !== range.speaker)) return null
        only ??= range
        held += shared
      }
    }
  return held >= (to - from) * minShare ? only : null
}

/** The text of a ruling without the words of dissents and parties. */
const ownWords = ({ sections }: Ruling): string =>
  sections
    .flatMap((section) =>
      section.paragraphs.map(({ anchor, text }) => {
        let own = ''
        let end = 0
        for (const range of voicesIn(section).get(anchor) ?? []) {
          if (!isOfOther(range)) continue
          const { from, to } = range
          own += `${text.slice(end, from)}\n`
          end = to
        }
        return own + text.slice(end)
      }),
    )
    .join('\n')

/** Characters on each side in which a text says whose words it quotes. */
const reach = { before: 500, behind: 250 }

/** What the text says around a quotation: in its sentence, and from the one of its citation on. A dissent may be named anywhere in the paragraph. */
export const wordsAround = (
  text: string,
  { from, to }: TextSpan,
  { citation, isVote }: { readonly citation: TextSpan; readonly isVote: boolean },
): { readonly before: string; readonly behind: string } => {
  const start = Math.max(0, from - reach.before, text.lastIndexOf('\n', from - 1) + 1)
  const words = text.slice(start, from)
  const first = Math.min(citation.from - start, words.length)
  const sentence = splitSentences(words).findLast((one) => one.from <= first)
  const rest = text.slice(to, to + reach.behind)
  return {
    before: words.slice(isVote ? 0 : (sentence?.from ?? 0)),
    behind: rest.slice(0, splitSentences(rest)[0]?.to ?? 0).split('\n')[0] ?? '',
  }
}
