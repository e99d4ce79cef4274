import type { Ruling } from '@basejuris/domain'
import { cleanText } from '@basejuris/legal-text'
import { storableText } from '../normalise/masked-text.ts'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { lostLines } from './lost-lines.ts'
import { type MaskedSpan, maskedSpans } from './masked-spans.ts'
import { noiseLines } from './noise-lines.ts'
import { type OverMasking, overMasking } from './over-masking.ts'

export interface TextCheck {
  readonly id: string
  readonly noise: { readonly before: number; readonly left: number }
  /** Content lines of the source, and those missing in our text. */
  readonly lines: number
  readonly lost: number
  /** Null when masked and unmasked paragraphs cannot be aligned. */
  readonly masking: OverMasking | null
}

const breaks = /<br\s*\/?>|\r\n|[\n\r\f]/giu

const spansOf = (unmasked: readonly string[], masked: readonly string[]): MaskedSpan[] | null => {
  if (unmasked.length !== masked.length) return null
  const spans = unmasked.map((paragraph, at) => maskedSpans(paragraph, masked[at] ?? ''))
  return spans.every((found) => found !== null) ? spans.flat() : null
}

/** Compares a cleaned and masked ruling with its raw text. */
export function checkText(parsed: ParsedRuling, ruling: Ruling, seen: readonly string[] = []): TextCheck {
  const raw = parsed.text.split(breaks)
  const cleaned = cleanText(storableText(parsed.text)).filter((line) => line.trim() !== '')
  const masked = ruling.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
  const rawNoise = noiseLines(raw)
  const substance = raw.filter((line, at) => !rawNoise.has(at) && line.trim() !== '')
  const spans = spansOf(cleaned, masked)
  const officials = [...parsed.judges.map(({ name }) => name), ...(parsed.drafter === null ? [] : [parsed.drafter])]
  return {
    id: ruling.idSentence,
    noise: { before: rawNoise.size, left: noiseLines(cleaned).size },
    lines: substance.length,
    lost: lostLines(substance, cleaned).length,
    masking: spans === null ? null : overMasking(cleaned.join('\n'), spans, officials, seen),
  }
}
