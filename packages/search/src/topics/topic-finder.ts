import { type Engine, openEngine, type TokenStream } from '@basejuris/engine'
import { analyze, stopWords } from '@basejuris/legal-text'
import { wordTokens } from '../word-tokens.ts'
import type { Topic } from './topic.ts'
import { topics } from './topic-table.ts'

/** A topic that a question may be about. */
export interface LikelyTopic {
  readonly topic: Topic
  /** How often such a topic is the right one, from `minConfidence` to 1. */
  readonly confidence: number
  /** Its part in what is most likely; the parts of one answer sum to at most 1. */
  readonly share: number
}

export interface TopicFinder {
  /** The likely topics of a question, best first, at most `maxLikely`. Empty when none is likely enough. */
  readonly find: (text: string) => readonly LikelyTopic[]
}

export const maxLikely = 3
/** Below it nothing is said: nine out of ten questions about anything but law stay without a topic. */
export const minConfidence = 0.08
/** A topic with less adds nothing. */
const minShare = 0.1

const namespace = 'topics'
const wordsField = 'words'
/** Topics among which the shares are parted. */
const compared = 5
/** How sharply a better score takes the share of the others. */
const sharpness = 6
/** Formal wordings that are read beside the everyday ones. */
const formalRead = 4
/** Different words of a question that are read. */
const maxWords = 60
/** Logistic curve over the score, fitted on wordings that the index had not read. */
const curve = { origin: -4.17, slope: 0.141 }

let opened: Promise<TopicFinder> | undefined

/** The finder over the table, whose index is built in memory on first use: it always fits the table. */
export function openTopicFinder(): Promise<TopicFinder> {
  opened ??= createTopicFinder(topics())
  return opened
}

/** A finder over other topics: BM25 of a question over one document for each. */
export async function createTopicFinder(table: readonly Topic[]): Promise<TopicFinder> {
  const byId = new Map(table.map((topic) => [topic.id, topic]))
  const engine = await openEngine({
    folder: null,
    dimension: 1,
    schema: namespace,
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75 } },
  })
  const changes = table.map((topic) => ({
    kind: 'upsert' as const,
    namespace,
    document: { id: topic.id, group: topic.id, fields: { [wordsField]: wordsOf(topic) }, facets: {}, sortKeys: {}, vector: null },
  }))
  await engine.apply({ sequence: 1, changes })
  await engine.optimize()
  return { find: (text) => find(engine, byId, text) }
}

const wordsOf = ({ name, formal, lay }: Topic): TokenStream => {
  const terms = [...lay, name, ...formal.slice(0, formalRead).map(({ wording }) => wording)].flatMap(contentStems)
  return { terms, positions: terms.map((_, at) => at) }
}

const contentStems = (text: string): string[] =>
  wordTokens(analyze(text)).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token]))

const find = (engine: Engine, byId: ReadonlyMap<string, Topic>, text: string): LikelyTopic[] => {
  const stems = [...new Set(contentStems(text))].slice(0, maxWords)
  if (stems.length === 0) return []
  const { hits } = engine.search(namespace, {
    text: { kind: 'or', clauses: stems.map((term) => ({ kind: 'term', term, fields: { [wordsField]: 1 } })), atLeast: 1 },
    filter: null,
    sort: 'relevance',
    facets: [],
    offset: 0,
    limit: compared,
    count: false,
  })
  const sum = hits.reduce((total, { score }) => total + score ** sharpness, 0)
  return hits.slice(0, maxLikely).flatMap(({ id, score }) => {
    const topic = byId.get(id)
    const [confidence, share] = [1 / (1 + Math.exp(-curve.origin - curve.slope * score)), score ** sharpness / sum]
    return topic === undefined || confidence < minConfidence || share < minShare ? [] : [{ topic, confidence, share }]
  })
}
