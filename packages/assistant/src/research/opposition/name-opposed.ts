import type { Answer } from '../../answer/answer.ts'
import type { AssistantPorts } from '../../ports/assistant-ports.ts'
import { findOpposed } from './find-opposed.ts'

/**
 * An answer with the rulings that were read and decide what is asked otherwise than the one it quotes first. Of those that its results
 * oppose, none that decides the very point as that one does.
 */
export async function nameOpposed(ports: AssistantPorts, answer: Answer, signal: AbortSignal): Promise<Answer> {
  const { question, demands, sources, spans, grade, norms } = answer
  const leading = sources.find(({ ruling }) => ruling.docId === spans[0]?.docId)
  if (leading === undefined || grade === 'no_lo_encontre' || norms.length > 0) return answer
  const others = sources.filter((source) => source !== leading && source.overturned === null && source.departed === null)
  const { opposed, byContrast, same } = await findOpposed(ports, { question, demands, leaders: [leading], others }, signal)
  const named = new Set([...answer.opposed, ...opposed.map(({ docId }) => docId), ...byContrast])
  return { ...answer, opposed: [...named].filter((docId) => !same.includes(docId)) }
}
