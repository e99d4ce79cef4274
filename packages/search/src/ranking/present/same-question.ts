import type { Hit } from '../../ports/index.ts'
import { narrativeOf } from '../../query/conditions/narrative.ts'
import type { QueryTopic } from '../../query/parsed-query.ts'
import { recourses } from '../../topics/recourses.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { type RulingSigns, readSigns } from '../related/similar/ruling-signs.ts'
import { similaritiesTo } from '../related/similar/similar-rulings.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import { bestPassages, evidenceIds, strongestOf } from './best-passages.ts'
import { measureCoverage, shareOf } from './clause-coverage.ts'

/** Share of the score of the best answer below which a ruling tells another story. */
const minScore = 0.4
/** Share of it that is a sign of its own. */
const nearScore = 0.6
/** A topic is surely named from this confidence on, and where no other is much likelier. */
const sureTopic = { confidence: 0.15, ofLikeliest: 0.93 }
/** Strength of a tie from which a ruling speaks of a topic, its least part of the tie of the best answer, and where more makes no difference. */
const tie = { least: 1, ofBest: 0.35, full: 3 }
/** Part of the strongest tie to a topic of the question that the tie to a surely named one has. */
const minOwn = 0.6
/** Part of the topics that the question shares with its best answer. */
const minShared = 0.4
/** Less than what two rulings shown as similar have: here other signs agree. */
const minSimilarity = 0.28
/** A passage speaks of the core of the question where it has this part of what the best passage of the best answer has. */
const minCore = 0.5

/**
 * Which of the matches below the line are of the same legal question as the best answer of a story. They share with it the topic that the
 * story surely names, and are similar to it. A third sign agrees: the article decided, a passage on the same core, or a score nearly as high.
 */
export async function findSameQuestion(
  ports: SearchPorts,
  prepared: PreparedQuery,
  { best, below }: { readonly best: Hit; readonly below: readonly Hit[] },
): Promise<readonly string[]> {
  const { query, scope, fictional } = prepared
  const near = below.filter(({ score }) => score >= minScore * best.score)
  if (near.length === 0 || query.topics.length === 0 || narrativeOf(query.text, query.phrases) === 'notes') return []
  const [source, ...others] = await readSigns(
    ports.lexical,
    [best, ...near].map(({ id }) => id),
  )
  if (source === undefined) return []
  const onTopic = others.filter((each) => sharesTopics(query.topics, source, each) && compareDecisions(source, each) !== 'other')
  if (onTopic.length === 0) return []
  const similarity = await similaritiesTo(ports, source, onTopic, { scope, fictional })
  const scores = new Map(near.map(({ id, score }) => [id, score / best.score]))
  const similar = onTopic.filter(({ docId }) => (similarity.get(docId) ?? 0) >= minSimilarity)
  const agrees = (each: RulingSigns): boolean => (scores.get(each.docId) ?? 0) >= nearScore || compareDecisions(source, each) === 'same'
  const core = await onSameCore(
    ports,
    prepared,
    best.id,
    similar.filter((each) => !agrees(each)).map(({ docId }) => docId),
  )
  return similar.filter((each) => agrees(each) || core.has(each.docId)).map(({ docId }) => docId)
}

const tieTo = ({ topics }: RulingSigns, id: string): number => Math.min(tie.full, topics.get(id) ?? 0)

/**
 * Both speak of a topic that the question surely names, and the other of no further one far more. It speaks of enough of the topics of the question
 * that the best answer speaks of.
 */
const sharesTopics = (topics: readonly QueryTopic[], best: RulingSigns, other: RulingSigns): boolean => {
  const likeliest = Math.max(...topics.map(({ confidence }) => confidence))
  if (likeliest < sureTopic.confidence) return false
  const own = minOwn * Math.max(...topics.map(({ id }) => tieTo(other, id)))
  const isShared = ({ id, confidence }: QueryTopic): boolean =>
    confidence >= sureTopic.ofLikeliest * likeliest &&
    !recourses.has(id) &&
    tieTo(best, id) >= tie.least &&
    tieTo(other, id) >= Math.max(tie.least, own) &&
    (other.topics.get(id) ?? 0) >= tie.ofBest * (best.topics.get(id) ?? 0)
  if (!topics.some(isShared)) return false
  const sum = (weigh: (topic: QueryTopic) => number): number =>
    topics.reduce((total, topic) => total + (tieTo(best, topic.id) >= tie.least ? weigh(topic) : 0), 0)
  const shared = sum(({ id, confidence }) => confidence * Math.min(tieTo(best, id), tieTo(other, id)))
  return shared >= minShared * sum(({ id, confidence }) => confidence * tieTo(best, id))
}

/** How the articles compare on which two decisions rest. «97 N° 10» against «97 N° 16» is another question. Null where nothing tells. */
const compareDecisions = (best: RulingSigns, other: RulingSigns): 'same' | 'other' | null => {
  if (!best.decidedPlaces.isDisjointFrom(other.decidedPlaces)) return 'same'
  const common = best.decided.intersection(other.decided)
  if (common.size === 0) return null
  return [...common].some((article) => best.decidedPlaces.has(article) || other.decidedPlaces.has(article)) ? 'same' : 'other'
}

/** Rulings of which one passage has enough of the question. */
const onSameCore = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  best: string,
  docIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (docIds.length === 0) return new Set()
  const passages = await bestPassages(ports, prepared, [best, ...docIds], null)
  const covered = await measureCoverage(ports, prepared, [best, ...docIds], evidenceIds(passages))
  const coreOf = (docId: string): number =>
    Math.max(0, ...strongestOf(passages.get(docId) ?? []).map(({ id }) => shareOf(covered, id, 'having')))
  const least = minCore * coreOf(best)
  return new Set(docIds.filter((docId) => least > 0 && coreOf(docId) >= least))
}
