import { setImmediate } from 'node:timers/promises'
import { type OutsideSubject, outsideSubjects } from './outside-subjects.ts'
import { type Steps, takeAll } from './steps.ts'
import type { Topic } from './topic.ts'
import { topicCache } from './topic-cache.ts'
import { type TopicFeatures, topicFeatures } from './topic-features.ts'
import { createTopicMatrix, sumOfColumns, type TopicMatrix } from './topic-matrix.ts'
import { nearnessIn, type TopicSpace, topicSpaceInSteps } from './topic-space.ts'
import { topics } from './topic-table.ts'
import { typedPhrases } from './typed-phrases.ts'

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
/** Questions less likely to be of a case get no topic: nine out of ten about anything but law. */
const minMatter = 0.58
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
/**
 * Logistic curve of whether a question is of a case, fitted on wordings that the index had not read. It takes the nearness of the best topic,
 * the length, the score of the best subject outside the table beside that topic's, and the part of unknown words.
 */
const matterCurve = { origin: 5.725, nearness: 1.208, length: 1.032, outside: -6.778, unknown: -9.58 }

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

const openingSteps = (): Steps<TopicIndex> =>
  (opening ??= topicIndexInSteps({ table: topics(), typed: typedPhrases(), outside: outsideSubjects() }))

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

/** What a finder reads. */
export interface TopicSources {
  readonly table: readonly Topic[]
  /** How people type the topics, by id. */
  readonly typed: ReadonlyMap<string, readonly string[]>
  readonly outside: readonly OutsideSubject[]
}

/** A finder over other topics: a question beside the wordings of each, by its words and in a space of all. */
export function createTopicFinder(sources: TopicSources): TopicFinder {
  return finderOver(sources.table, takeAll(topicIndexInSteps(sources)))
}

const finderOver = (table: readonly Topic[], index: TopicIndex): TopicFinder => ({
  rank: (text, limit) => rank(table, index, topicFeatures(text, maxWords)).ranked.slice(0, limit),
  find: (text) => {
    const features = topicFeatures(text, maxWords)
    if (isSingleWord(features)) return []
    const found = rank(table, index, features)
    return isMatter(found) ? likely(found.ranked.slice(0, compared), lengthOf(features)) : []
  },
})

/** All that is computed from a table. Behind its topics come the subjects outside it. */
interface TopicIndex {
  readonly matrix: TopicMatrix
  readonly space: TopicSpace
}

function* topicIndexInSteps({ table, typed, outside }: TopicSources): Steps<TopicIndex> {
  const documents: { words: string[]; pairs: string[] }[] = []
  const wordings = [
    ...table.map((topic) => [...wordingsOf(topic), ...(typed.get(topic.id) ?? [])]),
    ...outside.map(({ name, lay }) => [...lay, name]),
  ]
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

/** The topics of the table, best first. */
interface RankedTopics {
  readonly ranked: readonly RankedTopic[]
  /** Score of the best subject outside the table. */
  readonly outside: number
  /** Different features of the words of the question, and how many of them no wording has. */
  readonly length: number
  readonly unknown: number
}

const rank = (table: readonly Topic[], { matrix, space }: TopicIndex, { words, pairs }: TopicFeatures): RankedTopics => {
  const columns = [...new Set([...words, ...pairs])].flatMap((feature) => matrix.columns.get(feature) ?? [])
  const byWords = sumOfColumns(matrix, matrix.bm25, columns, () => 1)
  const bestByWords = Math.max(...byWords.subarray(0, table.length))
  const different = [...new Set(words)]
  const unknown = different.filter((feature) => !matrix.columns.has(feature)).length
  const question = { length: different.length, unknown }
  if (!(bestByWords > 0)) return { ranked: [], outside: 0, ...question }
  const nearness = nearnessIn(matrix, space, { columns, unknown })
  const nearest = Math.max(1e-6, ...nearness.subarray(0, table.length))
  const scores = byWords.map((own, at) => own / bestByWords + (nearnessWeight * Math.max(0, nearness[at] ?? 0)) / nearest)
  const ranked = table
    .map((topic, at) => ({ topic, words: byWords[at] ?? 0, nearness: nearness[at] ?? 0, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
  return { ranked, outside: Math.max(0, ...scores.subarray(table.length)), ...question }
}

/** A question to which a subject outside the table is nearer than every topic is of no case. */
function isMatter({ ranked: [best], outside, length, unknown }: RankedTopics): boolean {
  if (best === undefined || outside > best.score) return false
  const { origin, ...weights } = matterCurve
  const sum =
    origin +
    weights.nearness * Math.log(Math.max(0, best.nearness) + 0.01) +
    weights.length * Math.log(Math.max(1, length)) +
    (weights.outside * outside) / best.score +
    (weights.unknown * unknown) / Math.max(1, length)
  return logistic(sum) >= minMatter
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))

const likely = (ranked: readonly RankedTopic[], length: number): LikelyTopic[] => {
  const sum = ranked.reduce((total, { score }) => total + score ** sharpness, 0)
  const best = ranked.slice(0, maxLikely).map(
    (each): LikelyTopic => ({
      topic: each.topic,
      confidence: confidenceOf(each, length),
      share: each.score ** sharpness / sum,
    }),
  )
  return best.filter(({ share }) => share >= minShare)
}

const confidenceOf = ({ words, nearness }: RankedTopic, length: number): number => {
  const { origin, ...weights } = curve
  const sum =
    weights.words * Math.log(words + 1) + weights.nearness * Math.log(Math.max(0, nearness) + 0.01) + weights.length * Math.log(length)
  return logistic(origin + sum)
}
