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

/** The scores of the last text are kept: a search asks for both of one query. */
const finderOver = (table: readonly Topic[], index: TopicIndex): TopicFinder => {
  let last: { readonly text: string; readonly features: TopicFeatures; readonly scored: ScoredTopics } | null = null
  const read = (text: string) => {
    if (last?.text === text) return last
    const features = topicFeatures(text, maxWords)
    last = { text, features, scored: scoreTopics(table.length, index, features) }
    return last
  }
  return {
    rank: (text, limit) => bestOf(table, read(text).scored, limit),
    find: (text) => {
      const { features, scored } = read(text)
      if (isSingleWord(features)) return []
      const ranked = bestOf(table, scored, compared)
      return isMatter(scored, ranked) ? likely(ranked, lengthOf(features)) : []
    },
  }
}

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

/** The topics of the table, in its order, with the subjects outside it behind. Nothing where no wording has a word of the question. */
interface ScoredTopics {
  readonly words: Float32Array
  readonly nearness: Float32Array
  readonly scores: Float32Array
  /** Score of the best subject outside the table. */
  readonly outside: number
  /** Different features of the words of the question, and how many of them no wording has. */
  readonly length: number
  readonly unknown: number
}

const scoreTopics = (size: number, { matrix, space }: TopicIndex, { words, pairs }: TopicFeatures): ScoredTopics => {
  const columns = [...new Set([...words, ...pairs])].flatMap((feature) => matrix.columns.get(feature) ?? [])
  const byWords = sumOfColumns(matrix, matrix.bm25, columns, () => 1)
  const bestByWords = greatest(byWords, 0, size)
  const different = [...new Set(words)]
  const unknown = different.filter((feature) => !matrix.columns.has(feature)).length
  const question = { length: different.length, unknown }
  if (!(bestByWords > 0)) return { words: none, nearness: none, scores: none, outside: 0, ...question }
  const nearness = nearnessIn(matrix, space, { columns, unknown })
  const nearest = Math.max(1e-6, greatest(nearness, 0, size))
  const scores = byWords.map((own, at) => own / bestByWords + (nearnessWeight * Math.max(0, nearness[at] ?? 0)) / nearest)
  return { words: byWords, nearness, scores, outside: Math.max(0, greatest(scores, size, scores.length)), ...question }
}

const none = new Float32Array()

const bestOf = (table: readonly Topic[], { words, nearness, scores }: ScoredTopics, limit: number): RankedTopic[] =>
  placesOfBest(scores, Math.min(table.length, scores.length), limit).flatMap((at) => {
    const topic = table[at]
    return topic === undefined ? [] : [{ topic, words: words[at] ?? 0, nearness: nearness[at] ?? 0, score: scores[at] ?? 0 }]
  })

const greatest = (values: Float32Array, from: number, to: number): number => {
  let best = Number.NEGATIVE_INFINITY
  for (let at = from; at < to; at++) best = Math.max(best, values[at] as number)
  return best
}

/** Places of the best scores of the first `size`, best first, equal ones in order. */
const placesOfBest = (scores: Float32Array, size: number, limit: number): number[] => {
  const best: number[] = []
  for (let at = 0; at < size; at++) {
    const score = scores[at] as number
    if (best.length === limit && score <= (scores[best.at(-1) as number] as number)) continue
    let place = best.length
    while (place > 0 && (scores[best[place - 1] as number] as number) < score) place -= 1
    best.splice(place, 0, at)
    if (best.length > limit) best.pop()
  }
  return best
}

/** A question to which a subject outside the table is nearer than every topic is of no case. */
function isMatter({ outside, length, unknown }: ScoredTopics, [best]: readonly RankedTopic[]): boolean {
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
