import { openTopicFinder } from './topic-finder.ts'
import { topicWords } from './topic-words.ts'

/** Computes what searches ask of the topics, once in each thread, so that no search is charged for it. */
export function openTopics(): void {
  openTopicFinder()
  topicWords()
}
