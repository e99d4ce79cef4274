import type { Ruling } from '@basejuris/domain'
import { type FoundRulingCitation, findVerbatim, WordSequence } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'

interface QuotedAt {
  readonly quoted: string
  readonly citation: Pick<FoundRulingCitation, 'considerandos'>
  readonly ruling: Ruling
  /** Where the words stand. */
  readonly anchor: string | null
}

/** The considerando that a text names for its quotation, «c. 9°», where none of those named has the words. Null where one has, or none is named. */
export function otherPlace({ quoted, citation: { considerandos }, ruling: { sections }, anchor }: QuotedAt): string | null {
  const [first] = considerandos
  if (first === undefined || anchor === null) return null
  const named = sections.filter(({ number }) => number !== null && considerandos.includes(number))
  // A ruling that numbers nothing, or fewer, may be numbered otherwise by its source.
  if (named.length === 0) return null
  const has = named.some(({ paragraphs }) => findVerbatim(quoted, new WordSequence(paragraphs.map(({ text }) => text).join('\n'))) !== null)
  return has || named.some((section) => section.anchor === anchor) ? null : anchorLabel(`c${first}`)
}
