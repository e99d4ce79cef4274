import type { AssistantAnswer } from '@basejuris/contract'
import type { StoredAnswer } from '../answers/stored-answer.ts'

type Sentence = AssistantAnswer['oraciones'][number] | StoredAnswer['oraciones'][number]

/** A sentence that names its quotations by other numbers. */
export function renumberSentence<Each extends Sentence>(sentence: Each, number: (n: number) => number): Each {
  return {
    ...sentence,
    partes: sentence.partes.map((part) => (part.tipo === 'cita' ? { ...part, n: number(part.n) } : part)),
    citas: sentence.citas.map(number),
  }
}

/** Numbers the citations of the answers of one memo, each on from the one before, so that a number names one quotation. */
export function numberThrough(): (answer: AssistantAnswer) => AssistantAnswer {
  let last = 0
  return (answer) => {
    const numbers = new Map(answer.citas.map(({ n }) => [n, ++last]))
    const number = (n: number): number => numbers.get(n) ?? n
    return {
      ...answer,
      citas: answer.citas.map((cited) => ({ ...cited, n: number(cited.n) })),
      oraciones: answer.oraciones.map((sentence) => renumberSentence(sentence, number)),
    }
  }
}
