import { cleanText } from '@basejuris/legal-text'
import { storableText } from './masked-text.ts'

let last: { readonly raw: string; readonly lines: readonly string[] } = { raw: '', lines: [] }

/** Paragraphs of a source's text, cleaned once: whose names are hidden and what is stored are read from the same. */
export function cleanedLines(raw: string): readonly string[] {
  if (raw !== last.raw) last = { raw, lines: cleanText(storableText(raw)) }
  return last.lines
}
