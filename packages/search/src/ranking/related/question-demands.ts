import { field, tieFacet, topicFacet } from '../../indexing/fields.ts'
import { parseTieTerm } from '../../indexing/topic-terms.ts'
import { narrativeOf } from '../../query/conditions/narrative.ts'
import { parseQuery } from '../../query/parse-query.ts'
import { addTopics } from '../../query/query-topics.ts'
import type { TopicTie } from '../../topics/find-reached-topics.ts'
import { findTopicByName } from '../../topics/topic-table.ts'
import { stemsOfWording, type WordClause, wordClauses } from '../prepare/word-clauses.ts'
import type { SearchPorts } from '../request/search-ports.ts'

export interface DemandsRequest {
  readonly question: string
  /** Rulings whose topics are compared with those of the question. */
  readonly docIds: readonly string[]
}

/** One thing that an answer should speak of: a word or idea of the question, a norm that it names, or its likely topic. */
export interface QuestionDemand {
  readonly kind: 'words' | 'norm' | 'topic'
  /** As shown: the words of the question, the label of the norm, the name of the topic. */
  readonly label: string
  /** Sequences of stems, any of which speaks of it. The words of the question come before those of courts. */
  readonly wordings: readonly (readonly string[])[]
  /** Keys of the norm, any of which is it. */
  readonly norms: readonly string[]
  /** From 0, in every ruling, to 1, in none. */
  readonly rarity: number
}

export interface QuestionDemands {
  readonly demands: readonly QuestionDemand[]
  /** Likely topics of the question, best first. Empty when none is likely enough. */
  readonly topics: readonly { readonly id: string; readonly name: string; readonly share: number }[]
  /** Ids of the topics that each of the rulings belongs to, in the order of `docIds`. */
  readonly topicsOf: readonly (readonly string[])[]
  /** Ids of the topics that each of them is tied to most strongly, though it may belong to none. */
  readonly strongestOf: readonly (readonly string[])[]
  /** Whether people tell what happened to themselves, or to a client. */
  readonly isOwnStory: boolean
}

/** Formal wordings of a topic that count as speaking of it. */
const topicWordings = 6

/** What an answer to a question should speak of, with its rarity in the index and the topics of some rulings. */
export async function readDemands({ lexical }: Pick<SearchPorts, 'lexical'>, request: DemandsRequest): Promise<QuestionDemands> {
  const query = await addTopics(parseQuery(request.question), {})
  const clauses = wordClauses(query)
  const topics = query.topics.map(({ id, name, share }) => ({ id, name, share }))
  const found = [...clauses.map((clause) => demandOfClause(clause, query.text)), ...topics.map(demandOfTopic)]
  const rarities = await raritiesOf(lexical, found)
  const values = await lexical.facetValues('rulings', request.docIds, [topicFacet, tieFacet])
  return {
    demands: found.flatMap((demand, at) => (isSayable(demand) ? [{ ...demand, rarity: rarities[at] ?? 1 }] : [])),
    topics,
    topicsOf: values.map((each) => each[topicFacet] ?? []),
    strongestOf: values.map((each) => strongestIds((each[tieFacet] ?? []).map(parseTieTerm))),
    isOwnStory: narrativeOf(query.text, query.phrases) === 'own',
  }
}

const strongestIds = (ties: readonly TopicTie[]): string[] => {
  const strongest = Math.max(0, ...ties.map(({ strength }) => strength))
  return ties.flatMap(({ id, strength }) => (strength === strongest ? [id] : []))
}

type Demand = Omit<QuestionDemand, 'rarity'>

const isSayable = ({ wordings, norms }: Demand): boolean => wordings.length > 0 || norms.length > 0

const demandOfClause = ({ words, formal, norm, from, to }: WordClause, text: string): Demand => {
  if (norm !== undefined) return { kind: 'norm', label: norm.label, wordings: [], norms: [norm.key, ...norm.range] }
  const own = words.map(({ token }) => token)
  return { kind: 'words', label: text.slice(from, to), wordings: withoutEmpty([own, ...formal.map(stemsOfWording)]), norms: [] }
}

const demandOfTopic = ({ name }: { readonly name: string }): Demand => {
  const formal = [...(findTopicByName(name)?.formal ?? [])].sort((a, b) => b.weight - a.weight).slice(0, topicWordings)
  return { kind: 'topic', label: name, wordings: withoutEmpty(formal.map(({ wording }) => stemsOfWording(wording))), norms: [] }
}

const withoutEmpty = (wordings: readonly (readonly string[])[]): (readonly string[])[] => wordings.filter((stems) => stems.length > 0)

/** A wording is as rare as its rarest stem, and a demand as common as its commonest wording. */
async function raritiesOf(lexical: SearchPorts['lexical'], demands: readonly Demand[]): Promise<number[]> {
  const terms = [...new Set(demands.flatMap(({ wordings }) => wordings.flat()))]
  const counts = await lexical.documentFrequencies('rulings', terms, [field.text])
  const { total } = await lexical.search('rulings', { text: null, filter: null, sort: [], facets: [], offset: 0, limit: 0 })
  const countOf = new Map(terms.map((term, at) => [term, counts[at] ?? 0]))
  return demands.map(({ wordings }) => {
    const common = Math.max(0, ...wordings.map((stems) => Math.min(...stems.map((stem) => countOf.get(stem) ?? 0))))
    return total === 0 ? 1 : Math.log((total + 1) / (common + 1)) / Math.log(total + 1)
  })
}
