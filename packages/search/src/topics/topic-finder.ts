import { setImmediate } from 'node:timers/promises'
import { type OutsideSubject, outsideSubjects } from './outside-subjects.ts'
import { type Steps, takeAll } from './steps.ts'
import type { Topic } from './topic.ts'
import { topicCache } from './topic-cache.ts'
import { type TopicFeatures, topicFeatures } from './topic-features.ts'
import { createTopicMatrix, sumOfColumns, type TopicMatrix } from './topic-matrix.ts'
import { nearnessIn, type TopicSpace, topicSpaceInSteps } from './topic-space.ts'
import { topics } from './topic-table.ts'

/** A topic that a question may be about. */
export interface LikelyTopic {
  readonly topic: Topic
  /** How often such a topic is the right one, above 0 and below 1. */
  readonly confidence: number
  /** Its part in what is most likely; the parts of one answer sum to at most 1. */
  readonly share: number
}

/** A topic beside the others, whatever its confidence. */
export interface RankedTopic {
  readonly topic: Topic
  /** BM25 of the question over its wordings. */
  readonly words: number
  /** Nearness in the space of the topics. */
  readonly nearness: number
  /** Both, each beside the best of all topics. */
  readonly score: number
}

export interface TopicFinder {
  /** The likely topics of a question, best first, at most `maxLikely`. Empty when none is likely enough. */
  readonly find: (text: string) => readonly LikelyTopic[]
  /** The best topics, however unlikely. Empty when no word of the text is among the wordings. */
  readonly rank: (text: string, limit: number) => readonly RankedTopic[]
}

export const maxLikely = 3
/** Where no topic reaches it nothing is said: nine out of ten questions about anything but law stay without a topic. */
export const minConfidence = 0.115
/** A topic with less adds nothing. */
const minShare = 0.15

/** Topics among which the shares are parted. */
const compared = 5
/** How sharply a better score takes the share of the others. */
const sharpness = 6
/** Words of a question that are read. */
const maxWords = 60
/** Topics whose wordings are read in one step. */
const topicsInStep = 32
/** What nearness weighs beside the words. */
const nearnessWeight = 2
/** Logistic curve over logarithms, fitted on wordings that the index had not read. A long question has words in common with any topic. */
const curve = { origin: -4.55, words: 1.2, nearness: 0.46, length: -0.27 }

const cacheName = 'finder'
let opened: TopicFinder | undefined
let opening: Steps<TopicIndex> | undefined

/** The finder over the table, from the cache or computed: it always fits the table. Goes on where `openTopicFinderInTurns` is. */
export function openTopicFinder(): TopicFinder {
  return opened ?? openCached() ?? openComputed(takeAll(openingSteps()))
}

/** Opens the finder step by step where it is computed, so that a process answers others meanwhile. */
export async function openTopicFinderInTurns(): Promise<void> {
  if (opened === undefined && opening === undefined) openCached()
  while (opened === undefined) {
    const step = openingSteps().next()
    if (step.done === true) openComputed(step.value)
    else await setImmediate()
  }
}

const openingSteps = (): Steps<TopicIndex> => (opening ??= topicIndexInSteps(topics(), outsideSubjects()))

const openCached = (): TopicFinder | undefined => {
  const index = topicCache.read<TopicIndex>(cacheName)
  if (index !== null) opened = finderOver(topics(), index)
  return opened
}

const openComputed = (index: TopicIndex): TopicFinder => {
  topicCache.write(cacheName, index)
  opened = finderOver(topics(), index)
  return opened
}

/** A finder over other topics: a question beside the wordings of each, by its words and in a space of all. */
export function createTopicFinder(table: readonly Topic[], outside: readonly OutsideSubject[] = []): TopicFinder {
  return finderOver(table, takeAll(topicIndexInSteps(table, outside)))
}

const finderOver = (table: readonly Topic[], index: TopicIndex): TopicFinder => ({
  rank: (text, limit) => rank(table, index, topicFeatures(text, maxWords)).ranked.slice(0, limit),
  find: (text) => {
    const features = topicFeatures(text, maxWords)
    if (isSingleWord(features)) return []
    const { ranked, isOutside } = rank(table, index, features)
    return isOutside ? [] : likely(ranked.slice(0, compared), lengthOf(features))
  },
})

/** All that is computed from a table. Behind its topics come the subjects outside it. */
interface TopicIndex {
  readonly matrix: TopicMatrix
  readonly space: TopicSpace
}

function* topicIndexInSteps(table: readonly Topic[], outside: readonly OutsideSubject[]): Steps<TopicIndex> {
  const documents: { words: string[]; pairs: string[] }[] = []
  const wordings = [...table.map(wordingsOf), ...outside.map(({ name, lay }) => [...lay, name])]
  for (const [at, each] of wordings.entries()) {
    if (at % topicsInStep === 0) yield
    const read = each.map((wording) => topicFeatures(wording))
    documents.push({ words: read.flatMap(({ words }) => words), pairs: read.flatMap(({ pairs }) => pairs) })
  }
  yield
  const matrix = createTopicMatrix(documents)
  return { matrix, space: yield* topicSpaceInSteps(matrix) }
}

/** A word alone is of many topics, however near it is to one. */
const isSingleWord = ({ pairs }: TopicFeatures): boolean => pairs.length === 0

/** A question of fewer features, some four words, is no surer for it. */
const minLength = 12
/** Different features of the words of a question. */
const lengthOf = ({ words }: TopicFeatures): number => Math.max(minLength, new Set(words).size)

const wordingsOf = ({ name, formal, said, lay }: Topic): string[] => [...lay, name, ...said, ...formal.map(({ wording }) => wording)]

/** The topics of the table, best first, and whether a subject outside it is better than all of them. */
const rank = (
  table: readonly Topic[],
  { matrix, space }: TopicIndex,
  { words, pairs }: TopicFeatures,
): { readonly ranked: readonly RankedTopic[]; readonly isOutside: boolean } => {
  const columns = [...new Set([...words, ...pairs])].flatMap((feature) => matrix.columns.get(feature) ?? [])
  const byWords = sumOfColumns(matrix, matrix.bm25, columns, () => 1)
  const bestByWords = Math.max(...byWords.subarray(0, table.length))
  if (!(bestByWords > 0)) return { ranked: [], isOutside: false }
  const unknown = [...new Set(words)].filter((feature) => !matrix.columns.has(feature)).length
  const nearness = nearnessIn(matrix, space, { columns, unknown })
  const nearest = Math.max(1e-6, ...nearness.subarray(0, table.length))
  const scores = byWords.map((own, at) => own / bestByWords + (nearnessWeight * Math.max(0, nearness[at] ?? 0)) / nearest)
  const ranked = table
    .map((topic, at) => ({ topic, words: byWords[at] ?? 0, nearness: nearness[at] ?? 0, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
  return { ranked, isOutside: Math.max(0, ...scores.subarray(table.length)) > (ranked[0]?.score ?? 0) }
}

/** A question has topics where one of its best is likely enough. */
const likely = (ranked: readonly RankedTopic[], length: number): LikelyTopic[] => {
  const sum = ranked.reduce((total, { score }) => total + score ** sharpness, 0)
  const best = ranked.slice(0, maxLikely).map(
    (each): LikelyTopic => ({
      topic: each.topic,
      confidence: confidenceOf(each, length),
      share: each.score ** sharpness / sum,
    }),
  )
  return best.some(({ confidence }) => confidence >= minConfidence) ? best.filter(({ share }) => share >= minShare) : []
}

const confidenceOf = ({ words, nearness }: RankedTopic, length: number): number => {
  const { origin, ...weights } = curve
  const sum =
    weights.words * Math.log(words + 1) + weights.nearness * Math.log(Math.max(0, nearness) + 0.01) + weights.length * Math.log(length)
  return 1 / (1 + Math.exp(-origin - sum))
}
