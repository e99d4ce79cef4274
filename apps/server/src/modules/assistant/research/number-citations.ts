import type { AssistantAnswer } from '@basejuris/contract'

/** The answers of one memo, their citations numbered on from each to the next, so that a number names one quotation. */
export function numberThrough(answers: readonly AssistantAnswer[]): AssistantAnswer[] {
  let last = 0
  return answers.map((answer) => {
    const numbers = new Map(answer.citas.map(({ n }) => [n, ++last]))
    const number = (n: number): number => numbers.get(n) ?? n
    return {
      ...answer,
      citas: answer.citas.map((cited) => ({ ...cited, n: number(cited.n) })),
      oraciones: answer.oraciones.map((sentence) => ({
        ...sentence,
        partes: sentence.partes.map((part) => (part.tipo === 'cita' ? { ...part, n: number(part.n) } : part)),
        citas: sentence.citas.map(number),
      })),
    }
  })
}
