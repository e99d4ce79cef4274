import 'server-only'
import { questionExamples } from '@basejuris/contract/query-examples'
import { answeredQuestions } from './answered-questions.ts'
import { memoizeFor } from './memoize-for.ts'
import { guestApi } from './server-client.ts'

/** The index seldom changes so much that other questions have an answer. */
const examplesLifeMs = 600_000
const maxShown = 3

const read = memoizeFor(examplesLifeMs, () => answeredQuestions(guestApi(), questionExamples, maxShown))

/** Questions that rulings of this index answer best, to show as examples. Empty where none does or the search does not answer. */
export function questionsToShow(): Promise<readonly string[]> {
  return read().catch(() => [])
}
