import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'

const reported =
  /\b(?:el|este) (?:ilustre )?tribunal (?:ambiental )?(?:rechazo|acogio|desestimo|declaro|anulo|confirmo|revoco)(?= [^.;]{0,60}\b(?:reclamacion|demanda|solicitud|recurso|requerimiento)\b)/u

/** Where a summary of a ruling tells what the court decided: «el Tribunal rechazó la reclamación». Null where it does not. */
export function reportedDecision(text: string): TextSpan | null {
  const folded = foldSameLength(text)
  const match = reported.exec(folded)
  if (match === null || text.charAt(match.index + match[0].length - 1) !== 'ó') return null
  const sentence = splitSentences(text).find(({ from, to }) => from <= match.index && match.index < to)
  return { from: match.index, to: sentence?.to ?? text.length }
}
