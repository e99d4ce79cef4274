import { voiceAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Span } from '../spans/span.ts'

/** The span of these words of a ruling. @throws when it has them nowhere */
export function spanOf(n: number, { ruling, textHash }: SourceRuling, text: string): Span {
  for (const section of ruling.sections)
    for (const { anchor, text: paragraph } of section.paragraphs) {
      const from = paragraph.indexOf(text)
      if (from < 0) continue
      const place = { section: section.anchor, anchor, from, to: from + text.length }
      return { ...place, n, docId: ruling.docId, textHash, text, voice: voiceAt(ruling, place) }
    }
  throw new Error(`no words «${text}»`)
}
