import type { Ruling } from '@basejuris/domain'
import { type Act, decisionActs, foldSameLength, splitSentences } from '@basejuris/legal-text'
import { voiceAt } from '../spans/ruling-words.ts'
import type { CellQuotation } from './cell.ts'
import { dispositionOf } from './outcome.ts'

/** A sentence of the operative part with what it decides. */
export interface OperativeSentence {
  readonly quotation: CellQuotation
  readonly folded: string
  /** In order, at offsets of the sentence. */
  readonly acts: readonly Act[]
}

/** The sentences of the operative part in the court's own words, without dissents. */
export function operativeSentences(ruling: Ruling): OperativeSentence[] {
  const sections = new Map(ruling.sections.flatMap(({ anchor, paragraphs }) => paragraphs.map((each) => [each.anchor, anchor] as const)))
  return (dispositionOf(ruling)?.paragraphs ?? []).flatMap(({ anchor, text, from: start }) =>
    splitSentences(text).flatMap(({ from, to }): OperativeSentence[] => {
      const place = { section: sections.get(anchor) ?? '', anchor, from: start + from, to: start + to }
      if (voiceAt(ruling, place).speaker !== 'tribunal') return []
      const own = text.slice(from, to)
      return [{ quotation: { place, text: own }, folded: foldSameLength(own), acts: decisionActs(own) }]
    }),
  )
}
