import type { AssistantAnswer, ResearchResult } from '@basejuris/contract'

/** A memo as text with its citations, to paste elsewhere. */
export function memoText(question: string, { respuesta, razonamiento, contraria, normas, noCubierto }: ResearchResult): string {
  const part = (title: string, answer: AssistantAnswer): string => `${title}\n\n${answer.respuesta}`
  return [
    question,
    part('Respuesta breve', respuesta),
    ...razonamiento.filter(({ estaArriba }) => !estaArriba).map((finding) => part(finding.titulo, finding.respuesta)),
    contraria.respuesta === null
      ? `Línea contraria\n\n${contraria.explicacion}`
      : part('Línea contraria', { ...contraria.respuesta, respuesta: `${contraria.explicacion}\n\n${contraria.respuesta.respuesta}` }),
    ...(normas.length === 0 ? [] : [`Normas aplicadas\n\n${normas.map(nameNorm).join('\n')}`]),
    ...(noCubierto.length === 0 ? [] : [`Qué no se cubre\n\n${noCubierto.join('\n')}`]),
  ].join('\n\n')
}

const nameNorm = ({ etiqueta, soloCercana }: ResearchResult['normas'][number]): string =>
  soloCercana ? `${etiqueta} (solo entre lo más cercano)` : etiqueta
