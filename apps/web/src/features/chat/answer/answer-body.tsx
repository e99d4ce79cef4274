import type { AnswerQuotation, AnswerRuling, AnswerSentence } from '@basejuris/contract'
import { CourtQuotations, type OpenCitation } from './court-quotations.tsx'
import { GeneratedText } from './generated-text.tsx'
import { byNumber, groupSentences } from './group-sentences.ts'

interface AnswerBodyProps extends OpenCitation {
  readonly sentences: readonly AnswerSentence[]
  readonly citations: readonly AnswerQuotation[]
  readonly rulings: readonly AnswerRuling[]
}

/** The sentences of an answer, whole or while they come. */
export function AnswerBody({ sentences, citations, rulings, current, onOpen }: AnswerBodyProps) {
  const quotations = byNumber(citations)
  const named = new Map(rulings.map((ruling) => [ruling.docId, ruling]))
  return groupSentences(sentences, quotations).map((group, at) =>
    group.kind === 'court' ? (
      <CourtQuotations
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are only added at the end
        key={at}
        ruling={named.get(group.docId)}
        quotations={group.quotations}
        current={current}
        onOpen={onOpen}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups are only added at the end
      <GeneratedText key={at} sentences={group.sentences} quotations={quotations} current={current} onOpen={onOpen} />
    ),
  )
}
