import type { QuestionDemands } from '@basejuris/search'
import type { Agreement } from './field-agreement.ts'

export interface RulingTopics {
  /** Ids of the topics that it belongs to. */
  readonly belonging: readonly string[]
  /** Ids of those that its words speak of most, though it may belong to none. */
  readonly strongest: readonly string[]
}

/**
 * Whether a ruling is of a likely topic of a question: it belongs to one, or speaks of none more than of one. Belonging is a filter, so
 * that six in ten rulings belong to no topic; that the strongest tie of all topics is a likely one hardly happens by chance.
 */
export function topicAgreement(asked: QuestionDemands['topics'], { belonging, strongest }: RulingTopics): Agreement {
  if (asked.some(({ id }) => belonging.includes(id) || strongest.includes(id))) return 'agrees'
  return asked.length === 0 || belonging.length === 0 ? 'unknown' : 'differs'
}
