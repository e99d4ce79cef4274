import type { AnswerQuotation, AnswerSentence } from '@basejuris/contract'

/** Sentences that follow one another: words of one ruling, or generated text. */
export type SentenceGroup =
  | { readonly kind: 'court'; readonly docId: string; readonly quotations: readonly AnswerQuotation[] }
  | { readonly kind: 'generated'; readonly sentences: readonly AnswerSentence[] }

const isGenerated = ({ partes }: AnswerSentence): boolean => partes.some(({ tipo }) => tipo === 'texto')

/** Groups the sentences of an answer without changing their order. A sentence of several rulings begins a group with each. */
export function groupSentences(
  sentences: readonly AnswerSentence[],
  quotations: ReadonlyMap<number, AnswerQuotation>,
): readonly SentenceGroup[] {
  const groups: SentenceGroup[] = []
  const add = (group: SentenceGroup) => {
    const last = groups.at(-1)
    if (group.kind === 'generated' && last?.kind === 'generated')
      groups[groups.length - 1] = { ...last, sentences: [...last.sentences, ...group.sentences] }
    else if (group.kind === 'court' && last?.kind === 'court' && last.docId === group.docId)
      groups[groups.length - 1] = { ...last, quotations: [...last.quotations, ...group.quotations] }
    else groups.push(group)
  }
  for (const sentence of sentences) {
    if (isGenerated(sentence)) add({ kind: 'generated', sentences: [sentence] })
    else
      for (const part of sentence.partes) {
        const quotation = part.tipo === 'cita' ? quotations.get(part.n) : undefined
        if (quotation !== undefined) add({ kind: 'court', docId: quotation.docId, quotations: [quotation] })
      }
  }
  return groups
}

/** Quotations by the number that names them. */
export function byNumber(quotations: readonly AnswerQuotation[]): ReadonlyMap<number, AnswerQuotation> {
  return new Map(quotations.map((quotation) => [quotation.n, quotation]))
}
