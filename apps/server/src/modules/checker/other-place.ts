import type { Ruling } from '@basejuris/domain'
import { type FoundRulingCitation, findVerbatim, quotedConsiderandos, WordSequence } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'
import { sentenceEnd } from './cited-articles.ts'
import type { AttributedQuotation, BriefCitations } from './read-brief.ts'

interface QuotedAt {
  readonly text: string
  readonly brief: Pick<BriefCitations, 'rulings'>
  readonly quotation: AttributedQuotation
  readonly citation: FoundRulingCitation
  readonly ruling: Ruling
  /** Where the words stand. */
  readonly anchor: string | null
}

/** The considerando that a text names for its quotation, «c. 9°», where none of those named has the words. Null where one has, or none is named. */
export function otherPlace(quoted: QuotedAt): string | null {
  const { quotation, ruling, anchor } = quoted
  const considerandos = namedFor(quoted)
  const [first] = considerandos
  if (first === undefined || anchor === null) return null
  const named = ruling.sections.filter(({ number }) => number !== null && considerandos.includes(number))
  // A ruling that numbers nothing, or fewer, may be numbered otherwise by its source.
  if (named.length === 0) return null
  const has = named.some(
    ({ paragraphs }) => findVerbatim(quotation.text, new WordSequence(paragraphs.map(({ text }) => text).join('\n'))) !== null,
  )
  return has || named.some((section) => section.anchor === anchor) ? null : anchorLabel(`c${first}`)
}

/** Those named with the number of the ruling, and with the words where nobody else's may be meant. */
const namedFor = ({ text, brief, quotation, citation }: QuotedAt): readonly number[] => {
  const withWords = isNearest(text, brief, quotation, citation) ? quotedConsiderandos(text, quotation) : []
  return [...citation.considerandos, ...withWords]
}

const isNearest = (
  text: string,
  { rulings }: Pick<BriefCitations, 'rulings'>,
  { from, to }: AttributedQuotation,
  citation: FoundRulingCitation,
): boolean => {
  const before = rulings.findLast((one) => one.to <= from)
  if (citation.to <= from) return before === citation
  const isFirst = before === undefined || sentenceEnd.test(text.slice(before.to, from))
  return isFirst && rulings.find((one) => one.from >= to) === citation
}
