import { openTopicFinderInTurns } from './topic-finder.ts'
import { topicWords } from './topic-words.ts'

let opening: Promise<void> | undefined

/** Computes what searches ask of the topics, once in each thread, so that no search is charged for it. The thread answers others meanwhile. */
export function openTopics(): Promise<void> {
  opening ??= openTopicFinderInTurns().then(() => void topicWords())
  return opening
}
