import { foldText } from '@basejuris/legal-text'
import { resultSide } from '../spans/decided-articles.ts'
import type { AnswerSource } from './answer.ts'

/** Part of what is asked of which a court speaks that decides the same. */
const minTouched = 0.6
/** Results of a recourse are compared: in first instance they turn on the facts. */
const ofRecourse = /^corte_/u

/**
 * The rulings that were read and decide the same otherwise than the leading one. They are of its kind of recourse and on the topic of the
 * question, and speak of its rarest thing and of most of it.
 */
export function opposedSources(leading: AnswerSource, sources: readonly AnswerSource[]): readonly string[] {
  const own = resultSide(leading.ruling)
  if (own === null || !ofRecourse.test(own.kind) || !isOnSame(leading)) return []
  return sources.flatMap((source) => {
    const side = resultSide(source.ruling)
    const isOpposed = side !== null && side.kind === own.kind && side.favoured !== own.favoured
    return source !== leading && isOpposed && isOnSame(source) && reachesQuestion(source) ? [source.ruling.docId] : []
  })
}

/** A recourse that came late, or whose object is gone: nothing is decided of what is asked. On folded text. */
const unreached = /\bextempor|\bperdi\w* (?:su )?(?:oportunidad|objeto)/u

const reachesQuestion = ({ ruling }: AnswerSource): boolean =>
  ruling.outcome !== 'rechaza' ||
  !ruling.sections.some(({ kind, paragraphs }) => kind === 'considerando' && paragraphs.some(({ text }) => unreached.test(foldText(text))))

const isOnSame = ({ signs: { stands, isDecided, isNamed, topic, touched, touchesRarest } }: AnswerSource): boolean =>
  stands && isDecided && !isNamed && topic === 'agrees' && touchesRarest && touched >= minTouched
