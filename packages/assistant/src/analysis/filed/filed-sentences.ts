import { foldSameLength, splitSentences } from '@basejuris/legal-text'
import { voiceAt } from '../../spans/ruling-words.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { CellQuotation } from '../cell.ts'

export interface FiledSentence extends CellQuotation {
  /** Of the same length as the text. */
  readonly folded: string
}

/** UTF-16 units of a sentence that is quoted. */
const maxSentence = 900

/** The sentences that tell what the parties filed, before the decision, in order. */
export function filedSentences({ ruling }: SourceRuling): FiledSentence[] {
  return ruling.sections
    .filter(({ kind }) => kind !== 'resolutiva' && kind !== 'cierre' && kind !== 'voto')
    .flatMap(({ anchor: section, paragraphs }) =>
      paragraphs.flatMap(({ anchor, text }) =>
        splitSentences(text).flatMap(({ from, to }): FiledSentence[] => {
          const place = { section, anchor, from, to }
          if (to - from > maxSentence) return []
          const { speaker } = voiceAt(ruling, place)
          const own = text.slice(from, to)
          return speaker === 'parte' || speaker === 'antecedentes' ? [{ place, text: own, folded: foldSameLength(own) }] : []
        }),
      ),
    )
}
